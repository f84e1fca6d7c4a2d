import { formatMoney } from '../../parts/format.ts';

/** A normalized value as people write it; kinds that need no dress go as they are. */
export function sayValue(kind: string | null, value: string): string {
  if (kind === 'money') return formatMoney(value);
  if (kind === 'rate') return `${value}%`;
  return value;
}
