import type { RuleRow } from '@countersign/contract/reconciliation';
import { describe, expect, it } from 'vitest';
import { showRules } from './show-rules.ts';

const row = (id: string, more: Partial<RuleRow> = {}): RuleRow => ({
  id,
  version: 'v',
  severity: 'warning',
  title: `Title of ${id}`,
  fields: ['note_date'],
  enabled: true,
  isCustom: false,
  shippedSeverity: 'warning',
  spec: null,
  ...more,
});

describe('the rules that are shown', () => {
  const rules = [
    row('R-1'),
    row('R-2', { enabled: false, fields: ['interest_rate'] }),
    row('CUSTOM-A', { isCustom: true }),
  ];
  const ids = (...filter: [Parameters<typeof showRules>[1], string]) => showRules(rules, ...filter).map(({ id }) => id);

  it('begin with the bank’s own', () => expect(ids('all', '')).toEqual(['CUSTOM-A', 'R-1', 'R-2']));

  it('are those that are on, off or the bank’s own', () => {
    expect(ids('on', '')).toEqual(['CUSTOM-A', 'R-1']);
    expect(ids('off', '')).toEqual(['R-2']);
    expect(ids('custom', '')).toEqual(['CUSTOM-A']);
  });

  it('are found by id, title and field', () => {
    expect(ids('all', 'r-2')).toEqual(['R-2']);
    expect(ids('all', 'interest')).toEqual(['R-2']);
    expect(ids('all', 'title of custom')).toEqual(['CUSTOM-A']);
  });
});
