import type { ApiError } from '../../api/problem.ts';
import { Field } from '../../parts/field.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Input } from '../../parts/input.tsx';
import { intakeWords } from '../../words/intake.ts';
import { CheckBox } from '../configure/check-box.tsx';
import type { PackageDraft } from './use-package-draft.ts';
import '../configure/configure.css';
import './package-fields.css';

const words = intakeWords.upload;

/** The fields that say themselves what the service found wrong with them. */
export const packageFields = ['externalRef', 'borrowerName', 'expectedPrincipal', 'files', 'lar'] as const;

interface PackageFieldsProps {
  readonly draft: PackageDraft;
  readonly error: ApiError | null;
  /** Whether the service knows the loan already. */
  readonly known: boolean;
}

/** What is entered of a package, in whichever form it is sent. */
export function PackageFields({ draft, error, known }: PackageFieldsProps) {
  const { text, files, setFiles, lar, setLar, newVersion, setNewVersion } = draft;
  const isRequired = lar.length === 0;
  return (
    <>
      <div className="package-columns">
        <Field label={words.externalRef} hint={words.externalRefHint} error={error?.fieldMessage('externalRef')}>
          <Input required={isRequired} maxLength={64} autoComplete="off" {...text('externalRef')} />
        </Field>
        <Field label={words.borrowerName} error={error?.fieldMessage('borrowerName')}>
          <Input required={isRequired} maxLength={200} autoComplete="off" {...text('borrowerName')} />
        </Field>
        <Field
          label={words.expectedPrincipal}
          hint={words.principalHint}
          error={error?.fieldMessage('expectedPrincipal')}
        >
          <Input inputMode="decimal" autoComplete="off" {...text('expectedPrincipal')} />
        </Field>
      </div>
      {known || newVersion ? (
        <CheckBox checked={newVersion} onChange={(event) => setNewVersion(event.target.checked)}>
          {words.newVersion}
        </CheckBox>
      ) : null}
      <FilePicker label={words.files} files={files} onFiles={setFiles} multiple error={error?.fieldMessage('files')} />
      <FilePicker label={words.lar} files={lar} onFiles={setLar} error={error?.fieldMessage('lar')} />
    </>
  );
}
