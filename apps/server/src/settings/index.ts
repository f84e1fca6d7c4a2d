export { holdsRole, requiredRole } from './approval-tiers.ts';
export { changeSetting, changeSettingIn, refuseBadSetting } from './change-setting.ts';
export type { SettingKey, Settings } from './definitions.ts';
export { cachedSettings, readSettings } from './read-settings.ts';
export { areOwnSettings, requireSettings, settingRecords } from './setting.record.ts';
export { toSettingItems } from './setting-item.ts';
