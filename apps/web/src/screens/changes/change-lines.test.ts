import type { AdminChange } from '@countersign/contract/administration';
import type { Setting } from '@countersign/contract/settings';
import { describe, expect, it } from 'vitest';
import { changeLines, changeTitle } from './change-lines.ts';

const about = { id: '', proposedBy: { id: '', displayName: 'Anna' }, proposedAt: '', expiresAt: '' } as const;
const settled = { state: 'pending', settledBy: null, settledAt: null } as const;
const change = (given: Pick<AdminChange, 'kind' | 'target' | 'targetName' | 'before' | 'after'>): AdminChange => ({
  ...about,
  ...settled,
  ...given,
});
const callback: Setting = {
  key: 'wire.callback_required',
  value: true,
  default: true,
  kind: 'boolean',
  secret: false,
  description: '',
};

describe('a change', () => {
  it('is told by titles and in words, never by the key of a setting', () => {
    const off = change({
      kind: 'setting',
      target: 'wire.callback_required',
      targetName: 'wire.callback_required',
      before: { value: true },
      after: { value: false },
    });
    expect(changeTitle(off)).toBe('Setting: Callback before approval');
    expect(changeLines(off, [callback])).toEqual([{ field: 'Value', before: 'Yes', after: 'No' }]);
    const back = { ...off, before: { value: false }, after: { value: null, default: true } };
    expect(changeLines(back, [callback])).toEqual([{ field: 'Value', before: 'No', after: 'Default: Yes' }]);
  });

  it('shows of a secret its address and a fingerprint', () => {
    const mail = change({
      kind: 'setting',
      target: 'mail.smtp_url',
      targetName: 'mail.smtp_url',
      before: { value: { set: false } },
      after: { value: { set: true, fingerprint: '0123456789abcdef0123', hint: 'smtp://mail.bank.example' } },
    });
    expect(changeLines(mail, [])).toEqual([
      { field: 'Value', before: 'Not set', after: 'Set: smtp://mail.bank.example (fingerprint 01234567)' },
    ]);
  });

  it('names roles as people know them', () => {
    const promoted = change({
      kind: 'user',
      target: 'id',
      targetName: 'Carl (carl@bank.example)',
      before: { roles: ['specialist'], isActive: false },
      after: { roles: ['manager'], isActive: true },
    });
    expect(changeLines(promoted, [])).toEqual([
      { field: 'Roles', before: 'Specialist', after: 'Manager' },
      { field: 'May sign in', before: 'No', after: 'Yes' },
    ]);
  });
});
