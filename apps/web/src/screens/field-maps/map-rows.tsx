import type { CoreProvider } from '@countersign/contract/boarding';
import { useId } from 'react';
import type { ApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';
import { FieldSelect } from '../configure/field-select.tsx';
import { faultOfRow, RemoveCell, TypedRows } from '../configure/typed-rows.tsx';
import { addRow, type MapRow, partsOf, rowsOf, transformOf } from './map-draft.ts';

interface MapRowsProps {
  readonly provider: CoreProvider;
  readonly rows: readonly MapRow[];
  readonly onRows: (rows: readonly MapRow[]) => void;
  readonly error: ApiError | null;
}

const words = fieldMapsWords.editor;

/** The lines of a field map: from which field, to which field of the core, written how. */
export function MapRows({ provider, rows, onRows, error }: MapRowsProps) {
  const offered = useId();
  const put = (key: number, change: Partial<MapRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const sent = rowsOf(rows);
  const transforms = provider.transforms.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className="configure-section">
      <datalist id={offered}>
        {provider.fields.map(({ name, title, required }) => (
          <option key={name} value={name}>
            {required ? words.required(title) : title}
          </option>
        ))}
      </datalist>
      <TypedRows
        caption={words.fields}
        className="field-maps-rows"
        columns={[words.columns.canonical, words.columns.core, words.columns.transform, words.columns.argument]}
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
                  value={row.canonical}
                  onValue={(canonical) => put(row.key, { canonical })}
                />
                {fault === undefined ? null : <p className="field-error">{fault}</p>}
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
                    options={[
                      { value: '', label: words.chooseCore },
                      ...provider.fields.map((field) => ({
                        value: field.name,
                        label: field.required ? words.required(field.title) : field.title,
                      })),
                    ]}
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
                    value={argument}
                    onChange={(event) => put(row.key, { transform: transformOf(name, event.target.value) })}
                  />
                )}
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
