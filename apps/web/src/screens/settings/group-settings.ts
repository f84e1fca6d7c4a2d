import type { Setting } from '@countersign/contract/settings';
import { settingsWords as words } from '../../words/settings.ts';

export interface SettingGroup {
  readonly prefix: string;
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** Settings by the first part of their key, in the order of the service; only those that hold the sought text. */
export function groupSettings(settings: readonly Setting[], sought: string): readonly SettingGroup[] {
  const text = sought.trim().toLowerCase();
  const groups = new Map<string, Setting[]>();
  for (const setting of settings) {
    const prefix = setting.key.split('.')[0] ?? setting.key;
    const said = `${setting.key} ${words.name(setting.key)} ${words.group(prefix)} ${setting.description}`;
    if (!said.toLowerCase().includes(text)) continue;
    groups.set(prefix, [...(groups.get(prefix) ?? []), setting]);
  }
  return [...groups].map(([prefix, each]) => ({ prefix, title: words.group(prefix), settings: each }));
}
