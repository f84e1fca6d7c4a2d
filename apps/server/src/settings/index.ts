export { holdsRole, requiredRole } from './approval-tiers.ts';
export { changeSetting, changeSettingIn, refuseBadSetting } from './change-setting.ts';
export type { SettingKey, Settings } from './definitions.ts';
export { cachedSettings, peekSettings, readSettings } from './read-settings.ts';
export { toSettingItems } from './setting-item.ts';
