import type { Setting } from '@countersign/contract/settings';
import { describe, expect, it } from 'vitest';
import { fromDraft, isChanged, isDefault, toDraft } from './setting-draft.ts';

function setting(kind: Setting['kind'], value: unknown, more: Partial<Setting> = {}): Setting {
  return { key: 'a.b', value, default: null, kind, secret: false, description: '', ...more };
}

describe('a setting in its editor', () => {
  it('is a text while a number is typed and a number when it is sent', () => {
    const days = setting('integer', 90);
    expect(toDraft(days)).toBe('90');
    expect(fromDraft(days, ' 91 ')).toBe(91);
    expect(fromDraft(setting('number', 0.7), '0.75')).toBe(0.75);
  });

  it('sends what is no number as it was typed, so that the service says what is wrong', () => {
    expect(fromDraft(setting('integer', 90), 'ninety')).toBe('ninety');
    expect(fromDraft(setting('integer', 90), '')).toBe('');
  });

  it('keeps decimals as texts, and takes an empty line for nothing', () => {
    expect(fromDraft(setting('decimal', '1.00'), '0.10')).toBe('0.10');
    expect(fromDraft(setting('text', 'x'), '  ')).toBeNull();
  });

  it('knows whether something was changed', () => {
    expect(isChanged(setting('integer', 90), '90')).toBe(false);
    expect(isChanged(setting('integer', 90), '91')).toBe(true);
    expect(isChanged(setting('text', null), '')).toBe(false);
    expect(isChanged(setting('text_list', ['a']), ['a', 'b'])).toBe(true);
    expect(isChanged(setting('text', { set: true }, { secret: true }), null)).toBe(false);
    expect(isDefault(setting('integer', 90, { default: 90 }))).toBe(true);
  });
});
