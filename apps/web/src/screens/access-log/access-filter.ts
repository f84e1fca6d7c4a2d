import type { AccessFilter } from '@countersign/contract/access-log';

/** What was typed and chosen: days as the browser writes them, in the person's own time zone. */
export interface TypedFilter {
  readonly key: string;
  readonly loan: string;
  readonly from: string;
  readonly through: string;
}

export const noFilter: TypedFilter = { key: '', loan: '', from: '', through: '' };

/** The contract's ExternalRef; whatever else is typed fits no loan. */
const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/;

/** The filter as the service takes it. The last day counts whole; a reference that cannot be one is left out. */
export function toFilter({ key, loan, from, through }: TypedFilter): AccessFilter {
  const reference = loan.trim();
  const start = startOf(from, 0);
  const end = startOf(through, 1);
  return {
    ...(key === '' ? {} : { key }),
    ...(REFERENCE.test(reference) ? { loan: reference } : {}),
    ...(start === null ? {} : { from: start }),
    ...(end === null ? {} : { to: end }),
  };
}

function startOf(day: string, more: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const at = new Date(year, month - 1, date + more);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
