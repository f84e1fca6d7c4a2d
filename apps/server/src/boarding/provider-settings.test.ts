import { describe, expect, it } from 'vitest';
import { definitions, isSettingKey } from '../settings/definitions.ts';
import { fileCsvSettings } from './adapters/file-csv/settings.ts';
import { fileLayoutSettings } from './adapters/file-layout/settings.ts';
import { fineractSettings } from './adapters/fineract/settings.ts';
import { nortridgeSettings } from './adapters/nortridge-nls/settings.ts';
import { simulatorSettings } from './adapters/simulator/settings.ts';

const all = [
  ...simulatorSettings,
  ...fineractSettings,
  ...nortridgeSettings,
  ...fileCsvSettings,
  ...fileLayoutSettings,
];

/** Settings may not know boarding, so the table of settings repeats what adapters read; here the two are held together. */
describe('a setting that an adapter reads', () => {
  it.each(all.map((setting) => [setting.key, setting] as const))(
    '%s stands in the table of settings',
    (key, setting) => {
      if (!isSettingKey(key)) throw new Error(`There is no setting ${key}.`);
      const definition: { readonly kind: string; readonly default: unknown; readonly secret?: true } = definitions[key];
      expect(definition.default).toBe(setting.default);
      expect(definition.secret === true).toBe(setting.secret);
      expect(definition.kind === 'url').toBe(setting.kind === 'url');
    },
  );

  it.each(all.map(({ key }) => key))('%s is handed to the adapter by the name of its provider', (key) => {
    expect(key).toMatch(/^(simulator|fineract|nortridge_nls|file_csv|file_layout)\.[a-z_]+$/);
  });
});
