import {
  changeSettingIn,
  checkSetting,
  needsTwoAdministrators,
  readSettings,
  type SettingKey,
  showSettingValue,
} from '../../settings/index.ts';
import type { Controlled } from '../controlled.ts';

interface SettingRequest {
  readonly value: unknown;
}

export const settingChange: Controlled<SettingRequest, Awaited<ReturnType<typeof changeSettingIn>>> = {
  kind: 'setting',
  check: (app, target, { value }) => checkSetting(app, target, value),
  look: async (tx, app, _by, target, { value }) => {
    const key = target as SettingKey;
    if (!needsTwoAdministrators(key)) return null;
    const settings = await readSettings(app, tx);
    return {
      targetName: key,
      before: { value: showSettingValue(app, key, settings[key]) },
      after: { value: showSettingValue(app, key, value), ...(value === null ? { default: true } : {}) },
    };
  },
  apply: (tx, app, act, target, { value }) => changeSettingIn(tx, app, act, target as SettingKey, value),
};
