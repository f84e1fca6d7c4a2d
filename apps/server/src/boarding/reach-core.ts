import type { ProviderId } from '@countersign/contract/closed-sets';
import type { App } from '../platform/app.ts';
import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreCustomers,
  CoreStanding,
} from '../platform/core-adapter.ts';
import { inSpan } from '../platform/tracing/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import type { BoardingRow } from './boarding.queries.ts';
import { openPreview } from './boarding-content.ts';
import { orderOf } from './preview.ts';

/** A core that can be called, with the limit under which it is. */
export interface ReachedCore {
  readonly adapter: CoreAdapter;
  readonly connection: CoreConnection;
}

/** The adapter that a record was staged with; it is there unless the software was put back to an older one. */
export function adapterOf(app: App, provider: ProviderId): CoreAdapter {
  const adapter = app.cores.adapters[provider];
  if (adapter === undefined) throw new Error(`This version has no adapter for ${provider}.`);
  return adapter;
}

/** Reads the bank's settings afresh and where the core is. Outside any transaction. */
export async function reachCore(app: App, provider: ProviderId): Promise<ReachedCore> {
  const settings = await readSettings(app);
  const connection: CoreConnection = {
    egress: app.egress,
    clock: app.clock,
    timeoutMs: timeoutMsOf(settings),
    settings: { ...settingsOf(settings, provider), ...(await app.cores.place(provider)) },
  };
  return { adapter: adapterOf(app, provider), connection };
}

export function timeoutMsOf(settings: Settings): number {
  return settings['boarding.timeout_seconds'] * 1000;
}

function settingsOf(settings: Settings, provider: ProviderId): Readonly<Record<string, string | null>> {
  const own = Object.entries(settings).filter(([key]) => key.startsWith(`${provider}.`));
  return Object.fromEntries(own.map(([key, value]) => [key, value === null ? null : String(value)]));
}

export function orderOfRecord(app: Pick<App, 'keyring'>, row: BoardingRow): BoardingOrder {
  const fields = openPreview(app.keyring, row);
  return orderOf({
    boardingId: row.id,
    loanRef: row.loan_ref,
    fields,
    coreReference: row.core_reference,
    layout: row.layout ?? undefined,
  });
}

/** How much longer than its limit an adapter may take to say that its limit is over. */
const GRACE_MS = 1_000;

/** When a call that begins now has no caller any more. */
export function callEnds(app: Pick<App, 'clock'>, timeoutMs: number): Date {
  return new Date(app.clock.now().getTime() + timeoutMs + GRACE_MS);
}

/** A call that may have an effect. An adapter that throws or does not end has told us nothing: the outcome is unknown. */
export async function tellCore(
  app: App,
  core: ReachedCore,
  act: 'stage' | 'commit' | 'void',
  order: BoardingOrder,
): Promise<CoreAnswer> {
  return limited(app, core, { act, order }, () => core.adapter[act](core.connection, order));
}

/** Asks without changing anything. */
export async function askCore(app: App, core: ReachedCore, order: BoardingOrder): Promise<CoreStanding> {
  return limited(app, core, { act: 'verify', order }, () => core.adapter.verify(core.connection, order));
}

/** Asks who is known there. An adapter that breaks or does not end has told us nothing, and changed nothing. */
export async function askCustomers(app: App, core: ReachedCore, order: BoardingOrder): Promise<CoreCustomers> {
  const { adapter, connection } = core;
  const ask = async (): Promise<CoreCustomers | Unknown> =>
    (await adapter.findCustomers?.(connection, order)) ?? { kind: 'found', parties: [] };
  const answer = await limited(app, core, { act: 'find customers', order }, ask);
  return answer.kind === 'unknown' ? { ...answer, kind: 'unavailable' } : answer;
}

interface CoreCall {
  readonly act: 'stage' | 'commit' | 'void' | 'verify' | 'find customers';
  readonly order: BoardingOrder;
}

type Unknown = { readonly kind: 'unknown'; readonly detail: string; readonly raw: string };

async function limited<Answer extends { readonly kind: string }>(
  app: App,
  core: ReachedCore,
  what: CoreCall,
  call: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  const about = { kind: 'client', attributes: { 'countersign.provider': core.adapter.providerId } } as const;
  return inSpan(`core ${what.act}`, about, async (span) => {
    const answer = await inTime(app, core, what, call);
    span.note({ 'countersign.outcome': answer.kind });
    return answer;
  });
}

async function inTime<Answer>(
  app: App,
  { adapter, connection: { timeoutMs } }: ReachedCore,
  { act, order }: CoreCall,
  call: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs + GRACE_MS);
  });
  try {
    const answer = await Promise.race([call(), late]);
    if (answer !== 'late') return answer;
    return { kind: 'unknown', detail: `${adapter.title} did not answer in ${timeoutMs / 1000} seconds.`, raw: '' };
  } catch (error) {
    app.log.error({ err: error, provider: adapter.providerId }, `the adapter broke: ${act} ${order.boardingId}`);
    return { kind: 'unknown', detail: `The call to ${adapter.title} broke off; it may have arrived.`, raw: '' };
  } finally {
    clearTimeout(timer);
  }
}
