export { holdsRole, requiredRole } from './approval-tiers.ts';
export { changeSetting, changeSettingIn, checkSetting, refuseBadSetting } from './change-setting.ts';
export { needsTwoAdministrators } from './controlled-settings.ts';
export { definitions, type SettingKey, type Settings } from './definitions.ts';
export { cachedSettings, peekSettings, readSettings } from './read-settings.ts';
export { settingsSealedColumns } from './sealed-columns.ts';
export { areOwnSettings, requireSettings, settingRecords } from './setting.record.ts';
export { toSettingItems } from './setting-item.ts';
export { showSettingToJudge, showSettingValue } from './show-value.ts';
