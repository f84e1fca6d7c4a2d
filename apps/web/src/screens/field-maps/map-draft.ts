import type { CoreFieldMap, CoreProvider } from '@countersign/contract/boarding';
import type { Line } from '../configure/differences.ts';

export interface MapRow {
  /** Of this page only: rows are removed while they are typed in. */
  readonly key: number;
  readonly canonical: string;
  readonly core: string;
  /** With its arguments behind colons, as the interface writes it. */
  readonly transform: string;
}

export function toRows({ fields }: CoreFieldMap['mapping']): readonly MapRow[] {
  return fields.map(({ canonical, core, transform }, key) => ({
    key,
    canonical,
    core,
    transform: transform ?? 'none',
  }));
}

/** The rows that are sent, in their order; those in which nothing stands yet are left out. */
export function rowsOf(rows: readonly MapRow[]): readonly MapRow[] {
  return rows.filter(({ canonical, core }) => canonical !== '' || core.trim() !== '');
}

export function toMapping(provider: string, rows: readonly MapRow[]): CoreFieldMap['mapping'] {
  const fields = rowsOf(rows).map(({ canonical, core, transform }) => ({ canonical, core: core.trim(), transform }));
  return { provider, fields };
}

export function addRow(rows: readonly MapRow[]): readonly MapRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { key, canonical: '', core: '', transform: 'none' }];
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
  return mapping.fields.map(({ canonical, core, transform }) => ({
    name: core,
    says: transform === undefined || transform === 'none' ? canonical : `${canonical} · ${transform}`,
  }));
}
