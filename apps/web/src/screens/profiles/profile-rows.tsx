import type { ProfileTrial } from '@countersign/contract/intake';
import { unitsOf } from '@countersign/engine/lar/units';
import type { ApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { profilesWords } from '../../words/profiles.ts';
import { FieldSelect } from '../configure/field-select.tsx';
import { faultOfRow, RemoveCell, TypedRows } from '../configure/typed-rows.tsx';
import { addRow, type ProfileDraft, type ProfileRow, rowNote, rowsOf } from './profile-draft.ts';

interface ProfileRowsProps {
  readonly draft: ProfileDraft;
  readonly onDraft: (draft: ProfileDraft) => void;
  /** What the sample gave, to stand beside each row. */
  readonly trial: ProfileTrial | undefined;
  readonly error: ApiError | null;
}

const words = profilesWords.editor;

/** The fields of a profile as lines to type in, each with what was read by it. */
export function ProfileRows({ draft, onDraft, trial, error }: ProfileRowsProps) {
  const put = (key: number, change: Partial<ProfileRow>) =>
    onDraft({ ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, ...change } : row)) });
  const sent = rowsOf(draft.rows);
  return (
    <div className="configure-section">
      <TypedRows
        caption={words.fields}
        className="profiles-rows"
        columns={[
          words.columns.canonical,
          words.columns.path,
          words.columns.unit,
          words.columns.required,
          words.columns.value,
        ]}
      >
        {draft.rows.map((row, index) => {
          const fault = faultOfRow(error, sent.indexOf(row));
          return (
            <tr key={row.key}>
              <td>
                <FieldSelect
                  aria-label={words.canonicalAt(index + 1)}
                  value={row.canonical}
                  onValue={(canonical) => put(row.key, { canonical })}
                />
              </td>
              <td>
                <Input
                  aria-label={words.pathAt(index + 1)}
                  aria-invalid={fault !== undefined || undefined}
                  className="mono"
                  spellCheck={false}
                  value={row.path}
                  onChange={(event) => put(row.key, { path: event.target.value })}
                />
                {fault === undefined ? null : <p className="field-error">{fault}</p>}
                {rowNote(row.more) === '' ? null : <p className="configure-small">{rowNote(row.more)}</p>}
              </td>
              <td>
                <UnitSelect row={row} at={index + 1} onUnit={(unit) => put(row.key, { unit })} />
              </td>
              <td className="profiles-required">
                <input
                  type="checkbox"
                  aria-label={words.requiredAt(index + 1)}
                  checked={row.required}
                  onChange={(event) => put(row.key, { required: event.target.checked })}
                />
              </td>
              <td className="profiles-value">
                <ReadValues trial={trial} canonical={row.canonical} />
              </td>
              <RemoveCell
                label={words.removeAt(index + 1)}
                onRemove={() => onDraft({ ...draft, rows: draft.rows.filter(({ key }) => key !== row.key) })}
              />
            </tr>
          );
        })}
      </TypedRows>
      <div className="configure-actions">
        <Button size="small" onClick={() => onDraft(addRow(draft))}>
          {words.addRow}
        </Button>
        <span className="configure-small mono">{words.pathHints[draft.sourceFormat]}</span>
      </div>
    </div>
  );
}

/** Only numbers that lenders write in several units have a choice here. */
function UnitSelect(props: { readonly row: ProfileRow; readonly at: number; readonly onUnit: (unit: string) => void }) {
  const units = unitsOf(props.row.canonical);
  if (units.length === 0) return <span className="configure-soft">–</span>;
  return (
    <Select
      aria-label={words.unitAt(props.at)}
      value={props.row.unit}
      onChange={(event) => props.onUnit(event.target.value)}
      options={[
        { value: '', label: words.noUnit },
        ...units.map((unit) => ({ value: unit, label: profilesWords.units[unit] })),
      ]}
    />
  );
}

function ReadValues({ trial, canonical }: { readonly trial: ProfileTrial | undefined; readonly canonical: string }) {
  if (trial === undefined || canonical === '') return null;
  const read = trial.fields.filter(({ fieldName }) => fieldName === canonical);
  const fault = trial.faults.find(({ field }) => field === canonical);
  if (fault !== undefined) return <span className="field-error">{fault.message}</span>;
  if (read.length === 0) return <span className="configure-soft">–</span>;
  return read.map(({ rawText, normalizedValue }) => normalizedValue ?? rawText ?? '–').join('; ');
}
