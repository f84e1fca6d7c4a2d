import type { SettingKey } from './definitions.ts';

/** Settings that one administrator could weaken a control with, or take over somebody's account. */
const groups = ['wire.', 'auth.', 'admin.', 'rate.'];
const single: readonly SettingKey[] = ['boarding.approval_tiers', 'mail.smtp_url'];

export function needsTwoAdministrators(key: SettingKey): boolean {
  return single.includes(key) || groups.some((group) => key.startsWith(group));
}
