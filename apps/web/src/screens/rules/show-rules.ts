import type { RuleRow } from '@countersign/contract/reconciliation';

export type RuleShow = 'all' | 'on' | 'off' | 'custom';

/** The rules that a filter leaves; the bank's own stand first, since they are what one comes to change. */
export function showRules(rules: readonly RuleRow[], show: RuleShow, sought: string): readonly RuleRow[] {
  const text = sought.trim().toLowerCase();
  const fits = ({ id, title, fields, enabled, isCustom }: RuleRow) =>
    (show === 'all' || (show === 'custom' ? isCustom : (show === 'on') === enabled)) &&
    `${id} ${title} ${fields.join(' ')}`.toLowerCase().includes(text);
  const found = rules.filter(fits);
  return [...found.filter(({ isCustom }) => isCustom), ...found.filter(({ isCustom }) => !isCustom)];
}
