import { type Wire, type WireTarget, wireTargets } from '@countersign/contract/wires';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { exportWire } from '../../api/operations/wires.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Select } from '../../parts/select.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { wireTargetWords, wireWords } from '../../words/wire.ts';
import { Fault } from '../configure/fault.tsx';
import { isManager } from '../loan-steps/may-check.ts';

const words = wireWords.export;

interface ExportWireProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

/** The file for the payment system, as a download. */
export function ExportWire({ loanRef, wire }: ExportWireProps) {
  const manager = isManager(useSession()?.user.roles ?? []);
  const [chosen, setTarget] = useState<WireTarget>(wire.formats[0] ?? 'pain001');
  const target = wire.exportTarget ?? chosen;
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => exportWire(wire, target),
    onSuccess: (file) => {
      saveFile(file);
      showToast({ tone: 'good', title: wireWords.done.export, text: file.name });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loanRef) }),
  });
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      <p>{wire.exportTarget === null ? words.text : words.again(wireTargetWords[wire.exportTarget])}</p>
      {wire.exportSha256 === null ? null : (
        <p className="wire-faint">
          {words.sha}: <span className="mono">{wire.exportSha256}</span>
        </p>
      )}
      {manager ? (
        <>
          {wire.exportTarget === null ? (
            <Field label={words.format}>
              <Select
                value={target}
                onChange={(event) => setTarget(wireTargets.find((each) => each === event.target.value) ?? target)}
                options={wireTargets.map((value) => ({ value, label: wireTargetWords[value] }))}
              />
            </Field>
          ) : null}
          <div className="wire-actions">
            <Button look="primary" busy={send.isPending} onClick={() => send.mutate()}>
              {words.submit}
            </Button>
          </div>
          <Fault error={send.error} />
        </>
      ) : (
        <p className="wire-soft">{words.onlyManagers}</p>
      )}
    </section>
  );
}
