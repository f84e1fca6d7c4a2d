import { useState } from 'react';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { configureWords } from '../../words/configure.ts';
import { profilesWords } from '../../words/profiles.ts';
import { type Difference, differencesOf, type Line } from './differences.ts';
import { useFieldTitle } from './use-field-title.ts';

export interface Version {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly Line[];
}

interface VersionDifferencesProps {
  /** All versions of one thing, in their order. */
  readonly versions: readonly Version[];
  readonly shownId: string;
}

const words = profilesWords.differences;
const tones: Readonly<Record<Difference['what'], Tone>> = { added: 'good', removed: 'bad', changed: 'warn' };

/** What a version says that another does not; at first the one before it. */
export function VersionDifferences({ versions, shownId }: VersionDifferencesProps) {
  const titleOf = useFieldTitle();
  const at = versions.findIndex(({ id }) => id === shownId);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = versions[at];
  const other = versions.find(({ id }) => id === chosen) ?? versions[at - 1];
  if (shown === undefined) return null;
  const others = versions.filter(({ id }) => id !== shownId);
  const differences = other === undefined ? [] : differencesOf(other.lines, shown.lines);
  const columns: readonly Column<Difference>[] = [
    { key: 'what', title: words.columns.what, cell: ({ what }) => <Badge tone={tones[what]}>{words[what]}</Badge> },
    { key: 'field', title: words.columns.field, cell: ({ name }) => titleOf(name) },
    {
      key: 'before',
      title: words.columns.before,
      cell: ({ before }) => <code className="configure-wrap">{before}</code>,
    },
    { key: 'after', title: words.columns.after, cell: ({ after }) => <code className="configure-wrap">{after}</code> },
  ];
  return (
    <section className="configure-card" aria-labelledby="differences">
      <h2 id="differences">{words.title}</h2>
      {others.length === 0 ? (
        <p className="configure-soft">{words.first}</p>
      ) : (
        <div className="configure-form">
          <Field label={words.against}>
            <Select
              value={other?.id ?? ''}
              onChange={(event) => setChosen(event.target.value)}
              options={[
                ...(other === undefined ? [{ value: '', label: '' }] : []),
                ...others.map(({ id, version }) => ({ value: id, label: configureWords.version(version) })),
              ]}
            />
          </Field>
        </div>
      )}
      {other !== undefined && differences.length === 0 ? <p className="configure-soft">{words.none}</p> : null}
      {differences.length > 0 ? (
        <Table
          caption={words.table}
          columns={columns}
          rows={differences}
          rowKey={({ what, name, before, after }) => `${what} ${name} ${before} ${after}`}
        />
      ) : null}
    </section>
  );
}
