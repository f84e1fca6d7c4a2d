import type { ProviderId } from '@countersign/contract/closed-sets';
import type { CoreAdapter } from '../core-adapter.ts';

/** Every core that can be boarded to. A new one is a folder here and a line in this table. */
export const coreAdapters: Readonly<Partial<Record<ProviderId, CoreAdapter>>> = {};
