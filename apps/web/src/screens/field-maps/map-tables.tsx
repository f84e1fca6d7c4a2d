import type { CoreProvider } from '@countersign/contract/boarding';
import type { ApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';
import type { TableDraft } from './map-draft.ts';

interface MapTablesProps {
  readonly provider: CoreProvider;
  readonly tables: readonly TableDraft[];
  readonly onTables: (tables: readonly TableDraft[]) => void;
  readonly error: ApiError | null;
}

const words = fieldMapsWords.tables;

/** Codes of the core for values of ours, for the transform `lookup`. A table that ships with the core can be taken over. */
export function MapTables({ provider, tables, onTables, error }: MapTablesProps) {
  const key = Math.max(-1, ...tables.map((table) => table.key)) + 1;
  const put = (changed: TableDraft) => onTables(tables.map((table) => (table.key === changed.key ? changed : table)));
  const shipped = Object.entries(provider.tables).filter(([name]) => !tables.some((table) => table.name === name));
  return (
    <section className="configure-section" aria-labelledby="field-maps-tables">
      <h2 id="field-maps-tables">{words.title}</h2>
      <p className="configure-small">{words.text}</p>
      {tables.map((table, at) => {
        const fault = error?.errors.find(({ field }) => field.startsWith(`mapping.tables.${table.name.trim()}`));
        return (
          <div key={table.key} className="field-maps-table">
            <Field label={words.name(at + 1)}>
              <Input
                className="mono"
                spellCheck={false}
                value={table.name}
                onChange={(event) => put({ ...table, name: event.target.value })}
              />
            </Field>
            <Field label={words.rows(table.name || String(at + 1))} hint={words.rowsHint} error={fault?.message}>
              <TextArea
                rows={6}
                className="mono"
                spellCheck={false}
                value={table.lines}
                onChange={(event) => put({ ...table, lines: event.target.value })}
              />
            </Field>
            <Button
              size="small"
              look="quiet"
              onClick={() => onTables(tables.filter((other) => other.key !== table.key))}
            >
              {words.remove(table.name || String(at + 1))}
            </Button>
          </div>
        );
      })}
      <div className="configure-actions">
        <Button size="small" onClick={() => onTables([...tables, { key, name: '', lines: '' }])}>
          {words.add}
        </Button>
        {shipped.map(([name, table]) => (
          <Button
            key={name}
            size="small"
            look="quiet"
            onClick={() => {
              const lines = Object.entries(table)
                .map(([from, code]) => `${from} = ${code}`)
                .join('\n');
              onTables([...tables, { key, name, lines }]);
            }}
          >
            {words.takeOver(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}
