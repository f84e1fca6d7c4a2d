import type { ProfileTrial } from '@countersign/contract/intake';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { profilesWords } from '../../words/profiles.ts';
import { Fault } from '../configure/fault.tsx';
import { FileButton } from '../configure/file-button.tsx';
import { useFieldTitle } from '../configure/use-field-title.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { isBinarySample, readSampleFile } from './read-sample-file.ts';

interface SamplePanelProps {
  readonly format: ProfileDraft['sourceFormat'];
  readonly sample: string;
  readonly onSample: (sample: string) => void;
  /** A record that suits the profile, where there is one. */
  readonly example: string | null;
  readonly trial: ProfileTrial | undefined;
  readonly stale: boolean;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onTry: () => void;
}

const words = profilesWords.sample;

/** A record beside the profile, and what the profile makes of it. */
export function SamplePanel(props: SamplePanelProps) {
  const { format, sample, onSample, example, trial, stale, error, busy, onTry } = props;
  const titleOf = useFieldTitle();
  const [fileName, setFileName] = useState('');
  const isFile = format === 'docx' || format === 'xlsx' || isBinarySample(sample);
  const take = async (file: File) => {
    onSample(await readSampleFile(file));
    setFileName(file.name);
  };
  return (
    <section className="configure-card" aria-labelledby="profiles-sample">
      <h2 id="profiles-sample">{words.title}</h2>
      <p className="configure-soft">{words.text}</p>
      {isFile ? (
        sample === '' ? null : (
          <p className="configure-small">{words.binary}</p>
        )
      ) : (
        <Field label={words.label}>
          <TextArea
            rows={14}
            className="mono"
            spellCheck={false}
            value={sample}
            onChange={(event) => onSample(event.target.value)}
          />
        </Field>
      )}
      {fileName === '' ? null : <p className="configure-small">{words.chosen(fileName)}</p>}
      <div className="configure-actions">
        <Button look="primary" busy={busy} disabled={sample === ''} onClick={onTry}>
          {words.try}
        </Button>
        <FileButton onFile={(file) => void take(file)}>{words.choose}</FileButton>
        {example !== null && sample !== example ? (
          <Button look="quiet" onClick={() => onSample(example)}>
            {words.example}
          </Button>
        ) : null}
      </div>
      <Fault error={error} />
      {trial ? (
        <div role="status" className="configure-section">
          {stale ? <p className="configure-small">{words.stale}</p> : null}
          {trial.faults.length === 0 ? (
            <Notice tone="good">{words.good(trial.fields.length)}</Notice>
          ) : (
            <Notice tone="bad">
              <p>{words.bad(trial.fields.length, trial.faults.length)}</p>
              <ul className="configure-faults">
                {trial.faults.map(({ field, path, message }) => (
                  <li key={`${field} ${path} ${message}`}>
                    {field === null ? '' : `${titleOf(field)} `}
                    {message}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {trial.notes.map((note) => (
            <p key={note} className="configure-small">
              {note}
            </p>
          ))}
          {trial.missing.length > 0 ? (
            <p className="configure-small">{words.missing(trial.missing.map(titleOf).join(', '))}</p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
