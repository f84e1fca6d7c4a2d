import type { Setting } from '@countersign/contract/settings';
import { formatMoney } from '../../parts/format.ts';
import { severityWords } from '../../words/loans.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { settingsWords as words } from '../../words/settings.ts';
import { shellWords } from '../../words/shell.ts';

interface Tier {
  readonly upTo: string | null;
  readonly role: 'admin' | 'manager' | 'specialist';
}

/** A value of a setting in a few words, for where its default is told. */
export function sayValue({ key, kind }: Setting, value: unknown): string {
  if (value === null || value === undefined) return words.nothing;
  if (kind === 'boolean') return value === true ? words.yes : words.no;
  if (kind === 'checklists' && Array.isArray(value)) return words.checklists.said(value.length);
  if (kind === 'severities') {
    const own = Object.entries(value as Readonly<Record<string, keyof typeof severityWords>>);
    return words.severities.said(own.map(([id, severity]) => `${id} ${severityWords[severity].label}`));
  }
  if (kind === 'tiers') {
    return (value as readonly Tier[])
      .map(({ upTo, role }) => words.tiers.said(upTo, shellWords.account.roles[role]))
      .join(', ');
  }
  if (Array.isArray(value)) return value.length > 3 ? words.list.count(value.length) : value.map(sayCode).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const unit = words.unit(key);
  if (unit === 'dollars') return formatMoney(String(value));
  if (unit === '%') return `${value}%`;
  return unit === '' ? words.choice(key, String(value)) : `${value} ${unit}`;
}
