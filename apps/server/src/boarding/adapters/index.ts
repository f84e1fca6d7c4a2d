import type { ProviderId } from '@countersign/contract/closed-sets';
import type { Config } from '../../platform/config.ts';
import type { CoreAdapter } from '../../platform/core-adapter.ts';
import { fileCsvAdapter } from './file-csv/file-csv-adapter.ts';
import { fileCsvSettings } from './file-csv/settings.ts';
import { fileLayoutAdapter } from './file-layout/file-layout-adapter.ts';
import { fileLayoutSettings } from './file-layout/settings.ts';
import { fineractAdapter } from './fineract/fineract-adapter.ts';
import { fineractSettings } from './fineract/settings.ts';
import { nortridgeAdapter } from './nortridge-nls/nortridge-adapter.ts';
import { nortridgeSettings } from './nortridge-nls/settings.ts';
import type { ProviderSetting } from './provider-setting.ts';
import { simulatorSettings } from './simulator/settings.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { simulatorPlace } from './simulator/simulator-place.ts';

export { readSimulatorLedger, simulatorFolder } from './simulator/index.ts';

/** Every core that can be boarded to. A new one is a folder here and a line in this table. */
export const coreAdapters: Readonly<Record<ProviderId, CoreAdapter>> = {
  simulator: simulatorAdapter,
  fineract: fineractAdapter,
  nortridge_nls: nortridgeAdapter,
  file_csv: fileCsvAdapter,
  file_layout: fileLayoutAdapter,
};

/** What each of them reads of the bank's settings. */
export const coreSettings: Readonly<Record<ProviderId, readonly ProviderSetting[]>> = {
  simulator: simulatorSettings,
  fineract: fineractSettings,
  nortridge_nls: nortridgeSettings,
  file_csv: fileCsvSettings,
  file_layout: fileLayoutSettings,
};

/** The cores as the service is handed them, with what a connection needs that is no setting of the bank. */
export function openCores(config: Pick<Config, 'dataDir' | 'simulatorUrl' | 'simulatorToken'>) {
  return {
    adapters: coreAdapters,
    place: async (provider: ProviderId): Promise<Readonly<Record<string, string>>> =>
      provider === 'simulator' ? simulatorPlace(config) : {},
  };
}
