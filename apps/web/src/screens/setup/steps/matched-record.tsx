import type { ProfileSuggestion } from '@countersign/contract/intake';
import { unitsOf } from '@countersign/engine/lar/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { createProfile, suggestProfile } from '../../../api/operations/profiles.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { FilePicker } from '../../../parts/file-picker.tsx';
import { Select } from '../../../parts/select.tsx';
import { profilesWords } from '../../../words/profiles.ts';
import { setupWords } from '../../../words/setup.ts';
import { Fault } from '../../configure/fault.tsx';
import { FieldSelect } from '../../configure/field-select.tsx';
import { useFieldTitle } from '../../configure/use-field-title.ts';
import { readSampleFile } from '../../profiles/read-sample-file.ts';
import { columnOf } from '../column-of.ts';

const words = setupWords.profile;
/** Below it a person looks first. */
const SURE = 0.85;

type Entry = ProfileSuggestion['mapping']['fields'][number];

/** A column of the record, and the field that it goes to; none where it is not used. */
interface Column {
  readonly path: string;
  readonly value: string | null;
  readonly isSure: boolean;
  readonly entry: Entry | null;
}

function columnsOf({ mapping, fields, unmatched }: ProfileSuggestion): readonly Column[] {
  return [
    ...mapping.fields.map((entry, at) => ({
      path: entry.path,
      value: fields[at]?.value ?? null,
      isSure: (fields[at]?.confidence ?? 0) >= SURE,
      entry,
    })),
    ...unmatched.map(({ path, value }) => ({ path, value, isSure: true, entry: null })),
  ];
}

/** A record as the bank's system exports it: dropped, its columns matched to our fields, looked at and saved. */
export function MatchedRecord({ onSaved }: { readonly onSaved: (record: File) => void }) {
  const client = useQueryClient();
  const titleOf = useFieldTitle();
  const [columns, setColumns] = useState<readonly Column[]>([]);
  const matching = useMutation({
    mutationFn: async (file: File) => ({
      file,
      suggestion: await suggestProfile({ sample: await readSampleFile(file) }),
    }),
    onSuccess: ({ suggestion }) => setColumns(columnsOf(suggestion)),
  });
  const saving = useMutation({
    mutationFn: async ({ file, suggestion }: { readonly file: File; readonly suggestion: ProfileSuggestion }) => {
      const { sourceFormat } = suggestion;
      const fields = columns.flatMap(({ entry }) => (entry === null ? [] : [entry]));
      await createProfile({ name: words.name, sourceFormat, mapping: { format: sourceFormat, fields } });
      await client.invalidateQueries({ queryKey: keys.profiles });
      void client.invalidateQueries({ queryKey: keys.settings });
      return file;
    },
    onSuccess: onSaved,
  });
  const matched = matching.data;
  const put = (at: number, entry: Entry | null) =>
    setColumns(columns.map((column, index) => (index === at ? { ...column, isSure: true, entry } : column)));
  return (
    <>
      <FilePicker
        label={words.record}
        hint={words.recordHint}
        files={matched === undefined ? [] : [matched.file]}
        onFiles={([file]) => {
          saving.reset();
          matching.reset();
          setColumns([]);
          if (file !== undefined) matching.mutate(file);
        }}
      />
      <p role="status" className="configure-small">
        {matching.isPending ? words.matching : null}
        {matched === undefined
          ? null
          : words.matched(columns.filter(({ entry }) => entry !== null).length, columns.length)}
      </p>
      <Fault error={matching.error} />
      {matched === undefined ? null : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
          <section className="table-frame" aria-label={words.table} tabIndex={0}>
            <table className="table configure-table-inputs">
              <caption className="only-spoken">{words.table}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.columns.column}</th>
                  <th scope="col">{words.columns.value}</th>
                  <th scope="col">{words.columns.field}</th>
                </tr>
              </thead>
              <tbody>
                {columns.map((column, at) => (
                  <tr key={`${column.path} ${column.value}`}>
                    <td>{columnOf(column.path, matched.suggestion.sourceFormat)}</td>
                    <td className="configure-wrap">{column.value}</td>
                    <td>
                      <div className="configure-actions">
                        <FieldSelect
                          aria-label={words.fieldOf(columnOf(column.path, matched.suggestion.sourceFormat))}
                          none={words.notUsed}
                          value={column.entry?.canonical ?? ''}
                          onValue={(canonical) => put(at, canonical === '' ? null : { canonical, path: column.path })}
                        />
                        {column.isSure ? null : <Badge tone="warn">{words.check}</Badge>}
                        <Unit
                          entry={column.entry}
                          title={titleOf(column.entry?.canonical ?? '')}
                          onEntry={(entry) => put(at, entry)}
                        />
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Fault error={saving.error} />
          <div>
            <Button look="primary" busy={saving.isPending} onClick={() => saving.mutate(matched)}>
              {words.save}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface UnitProps {
  readonly entry: Entry | null;
  readonly title: string;
  readonly onEntry: (entry: Entry) => void;
}

/** What a bare rate or term is measured in; amounts are dollars unless somebody says otherwise later. */
function Unit({ entry, title, onEntry }: UnitProps) {
  const units = entry === null ? [] : unitsOf(entry.canonical);
  if (entry === null || units.length === 0 || units.includes('dollars')) return null;
  const { unit, ...rest } = entry;
  return (
    <Select
      aria-label={words.unitOf(title)}
      value={unit ?? ''}
      onChange={(event) => {
        const chosen = units.find((each) => each === event.target.value);
        onEntry(chosen === undefined ? rest : { ...rest, unit: chosen });
      }}
      options={[
        { value: '', label: profilesWords.editor.noUnit },
        ...units.map((each) => ({ value: each, label: profilesWords.units[each] })),
      ]}
    />
  );
}
