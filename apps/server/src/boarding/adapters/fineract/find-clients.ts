import { sameAddress } from '@countersign/engine/reconciliation/comparisons/same-address';
import { isRecord } from '@countersign/engine/values/is-record';
import { nameKey } from '@countersign/engine/values/name-key';
import type { BoardingOrder, CoreCustomerMatch, CoreCustomers } from '../../../platform/core-adapter.ts';
import { orderedValue } from '../ordered-value.ts';
import { CLIENT_ADDRESS, CLIENT_ID } from './bodies.ts';
import { detailOf, type Fineract } from './request.ts';

/** More clients of one name than a person can choose among are a reason to map an external id. */
const MOST_CLIENTS = 20;

type Unavailable = Extract<CoreCustomers, { kind: 'unavailable' }>;
interface HeldClient {
  readonly id: number;
  readonly name: string;
}

/**
 * Clients who may be the borrower: by the external id, which the map fills with the tax id, then by name and address.
 * Fineract's clients have addresses only where a bank has switched them on, so that a name alone already is a question.
 */
export async function askClients(fineract: Fineract, order: BoardingOrder): Promise<CoreCustomers> {
  const name = orderedValue(order, 'client.fullname') ?? '';
  const externalId = orderedValue(order, 'client.externalId');
  const byId = externalId === null ? ABSENT : await findByExternalId(fineract, externalId);
  if (byId.kind === 'unavailable') return byId;
  const byName = await findByName(fineract, name);
  if (byName.kind === 'unavailable') return byName;
  const ownId = byId.kind === 'found' ? byId.client : null;
  const others = byName.clients.filter(({ id }) => id !== ownId?.id);
  const ordered = orderedValue(order, CLIENT_ADDRESS);
  const matches: CoreCustomerMatch[] = [];
  for (const client of [...(ownId === null ? [] : [ownId]), ...others]) {
    const addresses = await addressesOf(fineract, client.id);
    const same = ordered === null ? undefined : addresses.find((address) => sameAddress(address, ordered).same);
    const isOwn = client === ownId;
    matches.push({
      customerId: String(client.id),
      name: client.name,
      address: same ?? addresses[0] ?? null,
      taxIdEnd: isOwn ? (externalId ?? '').replace(/\D/g, '').slice(-4) || null : null,
      matchedBy: isOwn ? 'tax_id' : same === undefined ? 'name' : 'name_and_address',
    });
  }
  return { kind: 'found', parties: [{ coreField: CLIENT_ID, name, matches }] };
}

const ABSENT = { kind: 'absent' } as const;

/** The client with this very id; an answer about anybody else says nothing. */
export async function findByExternalId(
  fineract: Fineract,
  externalId: string,
): Promise<{ readonly kind: 'found'; readonly client: HeldClient } | typeof ABSENT | Unavailable> {
  const answer = await fineract.ask(`/clients/external-id/${encodeURIComponent(externalId)}`);
  if (answer.kind === 'missing') return ABSENT;
  if (answer.kind !== 'ok') return { kind: 'unavailable', detail: detailOf(answer), raw: answer.raw };
  const { id, displayName, externalId: told } = answer.body;
  if (typeof id !== 'number' || typeof displayName !== 'string' || told !== externalId) {
    return { kind: 'unavailable', detail: 'Fineract told no client that makes sense.', raw: answer.raw };
  }
  return { kind: 'found', client: { id, name: displayName } };
}

async function findByName(
  fineract: Fineract,
  name: string,
): Promise<{ readonly kind: 'found'; readonly clients: readonly HeldClient[] } | Unavailable> {
  const query = new URLSearchParams({ displayName: name, limit: String(MOST_CLIENTS) });
  const answer = await fineract.ask(`/clients?${query}`);
  if (answer.kind !== 'ok') return { kind: 'unavailable', detail: detailOf(answer), raw: answer.raw };
  const { pageItems } = answer.body;
  if (!Array.isArray(pageItems)) {
    return { kind: 'unavailable', detail: 'Fineract told no clients that make sense.', raw: answer.raw };
  }
  const clients = pageItems.filter(isRecord).flatMap(({ id, displayName }): HeldClient[] => {
    // It answers every name that holds the one asked for.
    if (typeof id !== 'number' || typeof displayName !== 'string' || nameKey(displayName) !== nameKey(name)) return [];
    return [{ id, name: displayName }];
  });
  return { kind: 'found', clients };
}

/** What a person compares by. Where addresses are switched off, or this user may not see them, there are none. */
async function addressesOf(fineract: Fineract, clientId: number): Promise<readonly string[]> {
  const answer = await fineract.ask(`/client/${clientId}/addresses`);
  if (answer.kind !== 'ok' || !Array.isArray(answer.body.list)) return [];
  return answer.body.list.filter(isRecord).flatMap((address) => {
    const part = (key: string) => (typeof address[key] === 'string' ? address[key].trim() : '');
    const region = `${part('stateName')} ${part('postalCode')}`.trim();
    const lines = [
      part('street'),
      part('addressLine1'),
      part('addressLine2'),
      part('addressLine3'),
      part('city'),
      region,
    ];
    return lines.filter((line) => line !== '').join(', ') || [];
  });
}
