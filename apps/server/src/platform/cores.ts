import type { ProviderId } from '@countersign/contract/closed-sets';
import type { CoreAdapter } from './core-adapter.ts';

/** The cores that loans can be boarded to. Wired in main; tests hand in one of their own. */
export interface Cores {
  readonly adapters: Readonly<Partial<Record<ProviderId, CoreAdapter>>>;
  /** What a connection needs that is no setting of the bank, such as where the simulator runs. */
  place(provider: ProviderId): Promise<Readonly<Record<string, string>>>;
}
