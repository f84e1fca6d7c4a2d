import { isApiError } from '../../api/problem.ts';
import { Field } from '../../parts/field.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { packageWords as words } from '../../words/intake.ts';
import { useFieldTitle } from '../configure/use-field-title.ts';
import './intake.css';
import { unclearValues } from './unclear-values.ts';
import type { PackageDraft } from './use-package-draft.ts';

/** Fields whose faults stand beside them. */
export const packageFields = ['externalRef', 'borrowerName', 'expectedPrincipal', 'files', 'lar'] as const;

interface PackageFieldsProps {
  readonly draft: PackageDraft;
  /** What the service answered to the package. */
  readonly error: Error | null;
}

/** What makes a package: its files first, since most of the rest stands in the approval record. */
export function PackageFields({ draft, error }: PackageFieldsProps) {
  const { text, wrong, files, setFiles, record, setRecord, reading, loan } = draft;
  const titleOf = useFieldTitle();
  const said = (field: (typeof packageFields)[number]) => (isApiError(error) ? error.fieldMessage(field) : undefined);
  const { inForm, elsewhere } = reading.data ? unclearValues(reading.data) : { inForm: {}, elsewhere: [] };
  // Once a person has filled it in, nothing is empty any more.
  const hint = (field: keyof typeof inForm, usual: string) =>
    inForm[field] === undefined || text(field).value !== '' ? (
      usual
    ) : (
      <>
        {usual} <strong className="intake-unclear">{words.leftEmpty(inForm[field])}</strong>
      </>
    );
  return (
    <>
      <FilePicker
        label={words.files}
        hint={words.filesHint}
        files={files}
        onFiles={setFiles}
        multiple
        error={said('files')}
      />
      <FilePicker
        label={words.record}
        hint={words.recordHint}
        files={record}
        onFiles={setRecord}
        error={reading.error?.message ?? said('lar')}
      />
      <p role="status" className="intake-faint">
        {reading.isPending ? words.reading : null}
        {reading.data ? words.read(reading.data.fields.length, reading.data.profileName) : null}
      </p>
      {elsewhere.length === 0 ? null : (
        <div role="status">
          <Notice tone="warn">
            <p>{words.unclear(elsewhere.length)}</p>
            <ul className="intake-unclear-values">
              {elsewhere.map(({ field, reason }) => (
                <li key={`${field} ${reason}`}>
                  <strong>{titleOf(field)}</strong>: {words.leftEmpty(reason)}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className="intake-columns">
        <Field label={words.externalRef} hint={hint('externalRef', words.externalRefHint)} error={said('externalRef')}>
          <Input required maxLength={64} autoComplete="off" {...text('externalRef')} />
        </Field>
        <Field label={words.borrowerName} error={said('borrowerName')}>
          <Input required={loan === null} maxLength={200} autoComplete="off" {...text('borrowerName')} />
        </Field>
        <Field
          label={words.expectedPrincipal}
          hint={hint('expectedPrincipal', words.principalHint)}
          error={wrong.expectedPrincipal ?? said('expectedPrincipal')}
        >
          <Input inputMode="decimal" autoComplete="off" {...text('expectedPrincipal')} />
        </Field>
      </div>
      {loan === null ? null : (
        <div role="status">
          <Notice tone="note">{words.known(loan.externalRef, loan.borrowerName, loan.packageVersion + 1)}</Notice>
        </div>
      )}
    </>
  );
}
