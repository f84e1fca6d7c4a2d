import { definitions, isSecret, type SettingKey, type SettingKind, type Settings, settingKeys } from './definitions.ts';

/** A setting as the API shows it. Of a secret only whether it is set. */
export interface SettingItem {
  readonly key: string;
  readonly value: unknown;
  readonly default: unknown;
  readonly kind: SettingKind;
  readonly secret: boolean;
  readonly choices?: string[];
  readonly description: string;
}

export function toSettingItem(key: SettingKey, settings: Settings): SettingItem {
  const { kind, description, default: standard } = definitions[key];
  const secret = isSecret(key);
  const value = secret ? { set: settings[key] !== null } : settings[key];
  return { key, value, default: standard, kind, secret, ...choicesOf(key), description };
}

/** The words of a setting that takes only a few: whoever sets it need not guess them. */
function choicesOf(key: SettingKey): { choices?: string[] } {
  const { schema } = definitions[key];
  if ('enum' in schema) return { choices: [...(schema.enum as readonly string[])] };
  const parts: readonly object[] = 'anyOf' in schema ? (schema.anyOf as readonly object[]) : [];
  const words = parts.flatMap((part) => ('const' in part && typeof part.const === 'string' ? [part.const] : []));
  return words.length > 0 && words.length === parts.length ? { choices: words } : {};
}

export function toSettingItems(settings: Settings): readonly SettingItem[] {
  return settingKeys.map((key) => toSettingItem(key, settings));
}
