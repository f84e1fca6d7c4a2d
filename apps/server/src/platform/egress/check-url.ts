import { refuseAddresses, refuseTarget, refuseUnresolved } from './decide-egress.ts';
import type { EgressPolicy } from './parse-egress-allow.ts';
import { type Resolver, resolveWithSystem } from './resolve-name.ts';
import { type EgressRefusal, readTarget } from './target.ts';

/** A person waits for the answer while saving a form; a name server that takes longer counts as silent. */
const LOOKUP_LIMIT_MS = 5_000;

/**
 * Checks an address without connecting to it, for the moment it is saved. Null means that it may be saved, not that
 * it may be called: that is decided again, on the addresses of that moment, at every connection.
 */
export async function checkUrl(
  policy: EgressPolicy,
  url: string,
  resolve: Resolver = resolveWithSystem,
): Promise<EgressRefusal | null> {
  const read = readTarget(url);
  if ('refusal' in read) return read.refusal;
  const { target } = read;
  const refusal = refuseTarget(policy, target);
  if (refusal !== null || target.literal !== null) return refusal;

  const addresses = await resolveInTime(resolve, target.host);
  return addresses.length === 0 ? refuseUnresolved(policy, target) : refuseAddresses(policy, target, addresses);
}

async function resolveInTime(resolve: Resolver, host: string): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<readonly string[]>((settle) => {
    timer = setTimeout(settle, LOOKUP_LIMIT_MS, []);
  });
  try {
    return await Promise.race([resolve(host), silence]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
