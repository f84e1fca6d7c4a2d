import { definitions, isSecret, type SettingKey, type SettingKind, type Settings, settingKeys } from './definitions.ts';

/** A setting as the API shows it. Of a secret only whether it is set. */
export interface SettingItem {
  readonly key: string;
  readonly value: unknown;
  readonly default: unknown;
  readonly kind: SettingKind;
  readonly secret: boolean;
  readonly description: string;
}

export function toSettingItem(key: SettingKey, settings: Settings): SettingItem {
  const { kind, description, default: standard } = definitions[key];
  const secret = isSecret(key);
  const value = secret ? { set: settings[key] !== null } : settings[key];
  return { key, value, default: standard, kind, secret, description };
}

export function toSettingItems(settings: Settings): readonly SettingItem[] {
  return settingKeys.map((key) => toSettingItem(key, settings));
}
