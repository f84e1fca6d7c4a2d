import { isApiError } from '../../api/problem.ts';
import { Field } from '../../parts/field.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { packageWords as words } from '../../words/intake.ts';
import './intake.css';
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
  const said = (field: (typeof packageFields)[number]) => (isApiError(error) ? error.fieldMessage(field) : undefined);
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
      <div className="intake-columns">
        <Field label={words.externalRef} hint={words.externalRefHint} error={said('externalRef')}>
          <Input required maxLength={64} autoComplete="off" {...text('externalRef')} />
        </Field>
        <Field label={words.borrowerName} error={said('borrowerName')}>
          <Input required={loan === null} maxLength={200} autoComplete="off" {...text('borrowerName')} />
        </Field>
        <Field
          label={words.expectedPrincipal}
          hint={words.principalHint}
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
