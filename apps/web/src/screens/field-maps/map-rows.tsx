import type { CoreProvider } from '@countersign/contract/boarding';
import { fieldOfPlace, listOfField, parsePlace, SCHEDULE_FIELDS } from '@countersign/engine/field-maps/list-fields';
import { useId } from 'react';
import type { ApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';
import { FieldSelect } from '../configure/field-select.tsx';
import { faultOfRow, RemoveCell, TypedRows } from '../configure/typed-rows.tsx';
import { addRow, isJoined, type MapRow, partsOf, rowsOf, transformOf } from './map-draft.ts';
import { PlaceSelect } from './place-select.tsx';

interface MapRowsProps {
  readonly provider: CoreProvider;
  readonly rows: readonly MapRow[];
  /** Names of the tables that the map has itself. */
  readonly tables: readonly string[];
  readonly onRows: (rows: readonly MapRow[]) => void;
  readonly error: ApiError | null;
}

const words = fieldMapsWords.editor;

/** The lines of a field map: from which field, to which field of the core, written how. */
export function MapRows({ provider, rows, tables, onRows, error }: MapRowsProps) {
  const offered = useId();
  const offeredTables = useId();
  const tableNames = [...new Set([...tables, ...Object.keys(provider.tables)])].filter((name) => name !== '');
  const put = (key: number, change: Partial<MapRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const sent = rowsOf(rows);
  const transforms = provider.transforms.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className="configure-section">
      <datalist id={offered}>
        {coreFields(provider).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <datalist id={offeredTables}>
        {tableNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TypedRows
        caption={words.fields}
        className="field-maps-rows"
        columns={[
          words.columns.canonical,
          words.columns.item,
          words.columns.core,
          words.columns.transform,
          words.columns.argument,
        ]}
      >
        {rows.map((row, index) => {
          const { name, argument } = partsOf(row.transform);
          const transform = provider.transforms.find((each) => each.name === name);
          const fault = faultOfRow(error, sent.indexOf(row));
          return (
            <tr key={row.key}>
              <td>
                <FieldSelect
                  aria-label={words.canonicalAt(index + 1)}
                  value={fieldOfPlace(row.canonical)}
                  more={scheduleFields}
                  onValue={(canonical) => put(row.key, { canonical: placed(canonical, row.canonical) })}
                />
                {fault === undefined ? null : <p className="field-error">{fault}</p>}
              </td>
              <td>
                <PlaceSelect
                  label={words.itemAt(index + 1)}
                  canonical={row.canonical}
                  onCanonical={(canonical) => put(row.key, { canonical })}
                />
              </td>
              <td>
                {provider.open ? (
                  <Input
                    aria-label={words.coreAt(index + 1)}
                    list={offered}
                    className="mono"
                    spellCheck={false}
                    value={row.core}
                    onChange={(event) => put(row.key, { core: event.target.value })}
                  />
                ) : (
                  <Select
                    aria-label={words.coreAt(index + 1)}
                    value={row.core}
                    onChange={(event) => put(row.key, { core: event.target.value })}
                    options={[{ value: '', label: words.chooseCore }, ...coreFields(provider)]}
                  />
                )}
              </td>
              <td>
                <Select
                  aria-label={words.transformAt(index + 1)}
                  value={name}
                  title={transform?.description}
                  onChange={(event) => put(row.key, { transform: event.target.value })}
                  options={transform === undefined ? [{ value: name, label: name }, ...transforms] : transforms}
                />
              </td>
              <td>
                {transform?.argument === null ? null : (
                  <Input
                    aria-label={words.argumentAt(index + 1)}
                    className="mono"
                    placeholder={transform?.argument ?? ''}
                    list={name === 'lookup' ? offeredTables : undefined}
                    value={argument}
                    onChange={(event) => put(row.key, { transform: transformOf(name, event.target.value) })}
                  />
                )}
                {isJoined(row) ? (
                  <Input
                    aria-label={words.joinAt(index + 1)}
                    className="mono"
                    placeholder={words.join}
                    value={row.join}
                    onChange={(event) => put(row.key, { join: event.target.value })}
                  />
                ) : null}
              </td>
              <RemoveCell
                label={words.removeAt(index + 1)}
                onRemove={() => onRows(rows.filter(({ key }) => key !== row.key))}
              />
            </tr>
          );
        })}
      </TypedRows>
      <div>
        <Button size="small" onClick={() => onRows(addRow(rows))}>
          {words.addRow}
        </Button>
      </div>
    </div>
  );
}

const scheduleFields = Object.entries(SCHEDULE_FIELDS).map(([value, { title }]) => ({ value, label: title }));

/** Fields of the core that stand once, and those of its rows. */
function coreFields(provider: CoreProvider): readonly { readonly value: string; readonly label: string }[] {
  const label = (title: string, required: boolean) => (required ? words.required(title) : title);
  return [
    ...provider.fields.map(({ name, title, required }) => ({ value: name, label: label(title, required) })),
    ...provider.groups.flatMap((group) =>
      group.fields.map(({ name, title, required }) => ({
        value: name === '' ? `${group.name}[*]` : `${group.name}[*].${name}`,
        label: words.row(group.title, label(title, required)),
      })),
    ),
  ];
}

/** Another field keeps its place in a list where it has one. */
function placed(field: string, before: string): string {
  const list = listOfField(field);
  const index = parsePlace(before)?.index ?? null;
  if (list === null || index === null) return list === 'payment' ? `${field}[*]` : field;
  return `${field}[${index}]`;
}
