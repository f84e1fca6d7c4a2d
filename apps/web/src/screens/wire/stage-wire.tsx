import { type Wire, type WireFieldName, type WireRequest, wireFieldNames } from '@countersign/contract/wires';
import { type FormEvent, useState } from 'react';
import { stageWire } from '../../api/operations/wires.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { wireFieldWords, wireWords } from '../../words/wire.ts';
import { Fault } from '../configure/fault.tsx';
import { useWireMove } from './use-wire-move.ts';
import { errorOf, requestOf } from './wire-draft.ts';

const words = wireWords.form;
const usual: readonly WireFieldName[] = [
  'beneficiary_name',
  'beneficiary_account',
  'beneficiary_bank_name',
  'beneficiary_bank_aba',
  'reference',
  'value_date',
];
const others = wireFieldNames.filter((name) => !usual.includes(name));

interface StageWireProps {
  readonly loanRef: string;
  readonly isAgain: boolean;
  readonly onStaged: (wire: Wire) => void;
}

/** What nobody types is taken from the papers. What was typed stays until the wire was taken. */
export function StageWire({ loanRef, isAgain, onStaged }: StageWireProps) {
  const [amount, setAmount] = useState('');
  const [given, setGiven] = useState<Readonly<Partial<Record<WireFieldName, string>>>>({});
  const stage = useWireMove(loanRef, (body: WireRequest) => stageWire(loanRef, body), wireWords.done.stage, onStaged);
  const request = requestOf(amount, given);
  const error = isApiError(stage.error) ? stage.error : null;
  const faultOf = (name: WireFieldName | 'amount') => errorOf(error?.errors ?? [], request, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    stage.mutate(request);
  };
  const field = (name: WireFieldName) => (
    <Field key={name} label={wireFieldWords[name]} error={faultOf(name)}>
      <Input
        value={given[name] ?? ''}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.fromPapers}
        {...(name === 'value_date' ? { type: 'date' } : {})}
        onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
      />
    </Field>
  );
  const isOpen = others.some((name) => faultOf(name) !== undefined);
  return (
    <form className="panel card wire-stage" onSubmit={submit} noValidate>
      <h2>{isAgain ? words.again : words.heading}</h2>
      <p className="wire-soft">{isAgain ? words.text : `${wireWords.none.text} ${words.text}`}</p>
      {error !== null && error.code === 'wire_invalid' ? (
        <p className="wire-refused" role="alert">
          {words.refused}: {error.message}
        </p>
      ) : (
        <Fault error={stage.error} />
      )}
      <div className="wire-fields">
        <Field label={words.amount} hint={words.amountHint} error={faultOf('amount')}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            placeholder={words.fromPapers}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        {usual.map(field)}
      </div>
      <details open={isOpen || undefined}>
        <summary>{words.more}</summary>
        <div className="wire-fields">{others.map(field)}</div>
      </details>
      <div className="wire-actions">
        <Button look="primary" type="submit" busy={stage.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
