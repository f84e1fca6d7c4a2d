import type { ProviderId } from '@countersign/contract/closed-sets';
import type { Config } from '../../platform/config.ts';
import type { CoreAdapter } from '../core-adapter.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { simulatorPlace } from './simulator/simulator-place.ts';

export type { ProviderSetting } from './provider-setting.ts';
export { type LedgerRow, readSimulatorLedger, simulatorFolder } from './simulator/index.ts';
export { simulatorSettings } from './simulator/settings.ts';

/** Every core that can be boarded to. A new one is a folder here and a line in this table. */
export const coreAdapters: Readonly<Partial<Record<ProviderId, CoreAdapter>>> = {
  simulator: simulatorAdapter,
};

/** The cores as the service is handed them, with what a connection needs that is no setting of the bank. */
export function openCores(config: Pick<Config, 'dataDir' | 'simulatorUrl' | 'simulatorToken'>) {
  return {
    adapters: coreAdapters,
    place: async (provider: ProviderId): Promise<Readonly<Record<string, string>>> =>
      provider === 'simulator' ? simulatorPlace(config) : {},
  };
}
