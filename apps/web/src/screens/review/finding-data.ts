import type { Finding } from '@countersign/contract/review';

export interface Observed {
  readonly raw: string | null;
  readonly normalized: string | null;
  readonly place: unknown;
}

/** What the page shows of a finding's data. The interface promises no more than that there may be some. */
export interface FindingData {
  readonly comparison: string | null;
  readonly kind: string | null;
  readonly expected: string | null;
  readonly difference: { readonly amount?: string; readonly days?: number; readonly basisPoints?: string } | null;
  readonly tolerance: string | null;
  readonly formula: string | null;
  readonly inputs: readonly (readonly [name: string, value: string])[];
  readonly tried: readonly { readonly assumption: string; readonly result: string }[];
  readonly observed: readonly Observed[];
  /** The corrections without which the exception would arise; none: it arises as the package stands. */
  readonly clearedBy: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Takes what it understands: rules say different things, and a later version may say more. */
export function readFindingData({ detail }: Finding): FindingData {
  const data = fieldsOf(detail.data);
  const { amount, days, basisPoints } = fieldsOf(data.difference);
  const difference = {
    ...(typeof amount === 'string' ? { amount } : {}),
    ...(typeof days === 'number' ? { days } : {}),
    ...(typeof basisPoints === 'string' ? { basisPoints } : {}),
  };
  return {
    comparison: text(data.comparison),
    kind: text(data.kind),
    expected: text(data.expected),
    difference: Object.keys(difference).length === 0 ? null : difference,
    tolerance: text(data.tolerance),
    formula: text(data.formula),
    inputs: Object.entries(fieldsOf(data.inputs)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
    tried: listOf(data.tried).flatMap(({ assumption, result }) =>
      typeof assumption === 'string' && typeof result === 'string' ? [{ assumption, result }] : [],
    ),
    observed: listOf(data.observed).map(({ raw, normalized, place }) => ({
      raw: text(raw),
      normalized: text(normalized),
      place: place ?? null,
    })),
    clearedBy: Array.isArray(data.clearedBy) ? data.clearedBy.map(String) : [],
  };
}

/** Where a value stood in the approval record, in one line. */
export function sayPlace(place: unknown): string | null {
  const { kind, pointer, path, header, row, column, table, index, sheet, cell } = fieldsOf(place);
  switch (kind) {
    case 'pointer':
      return String(pointer) || '/';
    case 'xpath':
      return String(path);
    case 'cell':
      return `row ${String(row)}, column ${String(header || column)}`;
    case 'table_cell':
      return `table ${String(table)}, row ${String(row)}, column ${String(column)}`;
    case 'paragraph':
      return `paragraph ${String(index)}`;
    case 'sheet_cell':
      return `sheet ${String(sheet)}, cell ${String(cell)}`;
    case 'default':
      return 'the default of its profile';
    default:
      return null;
  }
}
