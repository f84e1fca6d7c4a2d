import type { CoreFieldMap, CoreProvider } from '@countersign/contract/boarding';
import { checkLayout } from '@countersign/engine/field-maps/check-layout';
import type { CoreField } from '@countersign/engine/field-maps/core-field';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import type { FieldMapFault } from '@countersign/engine/field-maps/field-map-fault';
import { shapeWith } from '@countersign/engine/field-maps/layout-shape';
import { parsePlace, parseRowField } from '@countersign/engine/field-maps/list-fields';
import type { Line } from '../configure/differences.ts';

export interface MapRow {
  /** Of this page only: rows are removed while they are typed in. */
  readonly key: number;
  readonly canonical: string;
  readonly core: string;
  /** With its arguments behind colons, as the interface writes it. */
  readonly transform: string;
  /** Between the items of a list that fills one field. */
  readonly join: string;
}

/** A table as it is typed: a line for each value, `fixed = 01`. */
export interface TableDraft {
  readonly key: number;
  readonly name: string;
  readonly lines: string;
}

export interface MapDraft {
  readonly rows: readonly MapRow[];
  readonly tables: readonly TableDraft[];
  readonly ignore: readonly string[];
  /** The description of the files as it is typed, JSON; empty for a core that takes none. */
  readonly layout: string;
}

export function toDraft(mapping: CoreFieldMap['mapping']): MapDraft {
  const tables = Object.entries(mapping.tables ?? {}).map(([name, table], key) => ({
    key,
    name,
    lines: Object.entries(table)
      .map(([from, code]) => `${from} = ${code}`)
      .join('\n'),
  }));
  const layout = mapping.layout === undefined ? '' : JSON.stringify(mapping.layout, null, 2);
  return { rows: toRows(mapping), tables, ignore: mapping.ignore ?? [], layout };
}

export function toRows({ fields }: CoreFieldMap['mapping']): readonly MapRow[] {
  return fields.map(({ canonical, core, transform, join }, key) => ({
    key,
    canonical,
    core,
    transform: transform ?? 'none',
    join: join ?? '',
  }));
}

/** Whether the row puts several items into one field, and so needs something between them. */
export function isJoined({ canonical, core }: Pick<MapRow, 'canonical' | 'core'>): boolean {
  return parsePlace(canonical)?.index === '*' && parseRowField(core.trim()) === null;
}

/** `fixed = 01`, a line each; the last `=` parts a value that holds one itself. */
export function readTable(lines: string): Readonly<Record<string, string>> {
  const rows = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return Object.fromEntries(
    rows.map((line) => {
      const at = line.lastIndexOf('=');
      return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** The rows that are sent, in their order; those in which nothing stands yet are left out. */
export function rowsOf(rows: readonly MapRow[]): readonly MapRow[] {
  return rows.filter(({ canonical, core }) => canonical !== '' || core.trim() !== '');
}

export function toMapping(provider: string, { rows, tables, ignore, layout }: MapDraft): CoreFieldMap['mapping'] {
  const fields = rowsOf(rows).map((row) => ({
    canonical: row.canonical,
    core: row.core.trim(),
    transform: row.transform,
    ...(isJoined(row) && row.join !== '' ? { join: row.join } : {}),
  }));
  const described = readLayout(layout).layout;
  const named = tables.filter(({ name, lines }) => name.trim() !== '' || lines.trim() !== '');
  return {
    provider,
    fields,
    ...(named.length === 0
      ? {}
      : { tables: Object.fromEntries(named.map(({ name, lines }) => [name.trim(), readTable(lines)])) }),
    ...(ignore.length === 0 ? {} : { ignore: [...ignore] }),
    ...(described === null ? {} : { layout: described as CoreFieldMap['mapping']['layout'] }),
  };
}

interface ReadLayout {
  /** Null where it is no description yet. */
  readonly layout: NonNullable<FieldMap['layout']> | null;
  readonly faults: readonly string[];
}

/** The description as it is typed, and what is wrong with it so far. */
export function readLayout(typed: string): ReadLayout {
  if (typed.trim() === '') return { layout: null, faults: [] };
  try {
    const faults: FieldMapFault[] = [];
    const layout = checkLayout(JSON.parse(typed), faults);
    return { layout, faults: faults.map(({ field, message }) => `${field} ${message}`) };
  } catch (error) {
    return { layout: null, faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** A core whose files are described has the fields that the description names. */
export function providerWith(provider: CoreProvider, typed: string): CoreProvider {
  const { layout } = readLayout(typed);
  if (layout === null) return provider;
  const shown = ({ name, title, required, maxLength }: CoreField) => ({
    name,
    title,
    required,
    maxLength: maxLength ?? null,
    form: null,
  });
  const { fields, groups = [] } = shapeWith({ providerId: provider.id, open: false, fields: [], tables: {} }, layout);
  return {
    ...provider,
    fields: fields.map(shown),
    groups: groups.map((group) => ({ ...group, fields: group.fields.map(shown) })),
  };
}

export function addRow(rows: readonly MapRow[]): readonly MapRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { key, canonical: '', core: '', transform: 'none', join: '; ' }];
}

/** `pad_left:10:0` is the transform `pad_left` with `10:0`. */
export function partsOf(transform: string): { readonly name: string; readonly argument: string } {
  const at = transform.indexOf(':');
  return at < 0
    ? { name: transform, argument: '' }
    : { name: transform.slice(0, at), argument: transform.slice(at + 1) };
}

export function transformOf(name: string, argument: string): string {
  return argument === '' ? name : `${name}:${argument}`;
}

/** What the core asks for and no row gives. */
export function unmappedOf({ fields }: CoreProvider, rows: readonly MapRow[]): readonly string[] {
  const mapped = new Set(rows.map(({ core }) => core.trim()));
  return fields.filter(({ required, name }) => required && !mapped.has(name)).map(({ title }) => title);
}

/** A map's lines as versions are compared: by the field of the core. */
export function linesOf({ mapping }: CoreFieldMap): readonly Line[] {
  const fields = mapping.fields.map(({ canonical, core, transform }) => ({
    // Borrowers and guarantors may fill one field of a row: a line for each list.
    name: parseRowField(core) === null ? core : `${core} (${canonical.split('_')[0]})`,
    says: transform === undefined || transform === 'none' ? canonical : `${canonical} · ${transform}`,
  }));
  const tables = Object.entries(mapping.tables ?? {}).map(([name, table]) => ({
    name: `lookup ${name}`,
    says: Object.entries(table)
      .map(([from, code]) => `${from} = ${code}`)
      .join(', '),
  }));
  const ignored = (mapping.ignore ?? []).map((name) => ({ name: `ignore ${name}`, says: name }));
  const records = (mapping.layout?.records ?? []).map(({ name, cells }) => ({
    name: `record ${name}`,
    says: cells
      .map(({ title, field, constant, is, length }) => `${title ?? field ?? constant ?? is} ${length ?? ''}`)
      .join(', '),
  }));
  return [...fields, ...tables, ...ignored, ...records];
}
