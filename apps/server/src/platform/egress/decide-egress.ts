import { isInRange, kindOf, readAddress } from './address-ranges.ts';
import { isInternalName, isMetadataName } from './host-name.ts';
import type { EgressPolicy } from './parse-egress-allow.ts';
import type { EgressRefusal, Target } from './target.ts';

const ASK = 'The operator of the server can allow it with EGRESS_ALLOW.';

/** Everything that can be said without a look-up. For a literal address that is everything. */
export function refuseTarget(policy: EgressPolicy, target: Target): EgressRefusal | null {
  if (target.literal !== null) return refuseAddress(policy, target, target.host);
  if (isMetadataName(target.host))
    return { reason: `${target.host} is the name of a metadata service, which is never called.` };
  if (isHostListed(policy, target)) return null;

  if (policy.isSet) {
    // A name may still lead into a listed range.
    const mayBeInRange = policy.ranges.some(({ port }) => port === null || port === target.port);
    return mayBeInRange ? null : { reason: `${target.host}:${target.port} is not listed. ${ASK}` };
  }
  if (target.protocol === 'http:') return plainHttp(target);
  if (isInternalName(target.host)) return { reason: `${target.host} is a name of a private network. ${ASK}` };
  return null;
}

/**
 * Every address that a name has must be acceptable, not just one of them: which one is connected to is up to the
 * network, and a public name with a private address beside the public one is what an attack looks like. A bank whose
 * host has an unlisted second address lists the host, or that address.
 */
export function refuseAddresses(
  policy: EgressPolicy,
  target: Target,
  addresses: readonly string[],
): EgressRefusal | null {
  if (addresses.length === 0) return { reason: `${target.host} has no address.` };
  for (const address of addresses) {
    const refusal = refuseAddress(policy, target, address);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * For saving: a name that cannot be looked up now. Under a list that does not name the host nothing shows that it
 * is inside, so it is refused. Otherwise it may be saved: name servers have bad minutes, and every call is decided
 * again when it connects.
 */
export function refuseUnresolved(policy: EgressPolicy, target: Target): EgressRefusal | null {
  if (!policy.isSet || isHostListed(policy, target)) return null;
  return { reason: `${target.host} could not be looked up, and it is not listed by name. Check the spelling. ${ASK}` };
}

function refuseAddress(policy: EgressPolicy, target: Target, text: string): EgressRefusal | null {
  const address = readAddress(text);
  if (address === null) return { reason: `${target.host} was looked up and the answer is not an address.` };

  const kind = kindOf(address);
  const which =
    target.literal === null
      ? `${target.host} leads to ${address}, which is ${kind.what}`
      : `${address} is ${kind.what}`;
  if (kind.reach === 'never') return { reason: `${which}. Such addresses are never called.` };
  if (isHostListed(policy, target)) return null;
  const isListed = policy.ranges.some(
    ({ range, port }) => (port === null || port === target.port) && isInRange(address, range),
  );
  if (isListed) return null;

  if (policy.isSet) return { reason: `${which} and is not listed for port ${target.port}. ${ASK}` };
  if (kind.reach !== 'public') return { reason: `${which}. ${ASK}` };
  return target.protocol === 'http:' ? plainHttp(target) : null;
}

function isHostListed(policy: EgressPolicy, target: Target): boolean {
  return policy.hosts.some(({ host, port }) => host === target.host && (port === null || port === target.port));
}

function plainHttp(target: Target): EgressRefusal {
  return { reason: `${target.host} would be called without encryption. Use https://. ${ASK}` };
}
