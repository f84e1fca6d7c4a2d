import {
  changeSettingIn,
  checkSetting,
  needsTwoAdministrators,
  readSettings,
  type SettingKey,
  showSettingToJudge,
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
    const settings = await readSettings(app, tx);
    if (!needsTwoAdministrators(key, settings[key], value)) return null;
    const sides = (show: typeof showSettingValue) => ({
      before: { value: show(app, key, settings[key]) },
      after: { value: show(app, key, value), ...(value === null ? { default: true } : {}) },
    });
    return { targetName: key, ...sides(showSettingToJudge), recorded: sides(showSettingValue) };
  },
  apply: (tx, app, act, target, { value }) => changeSettingIn(tx, app, act, target as SettingKey, value),
};
