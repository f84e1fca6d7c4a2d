import { createEgress, type Egress, parseEgressAllow } from '../../../platform/egress/index.ts';

/** One for each address; a new start of the simulator may bring another. */
const guards = new Map<string, Egress>();

/**
 * A guard that leads to the simulator and nowhere else. The simulator runs on a loopback address, which the guard of
 * the service lets nobody reach unless it is listed: so it needs no line in EGRESS_ALLOW, and nothing else of the
 * service (a webhook, say) gains a way to it.
 */
export function egressToSimulator(url: string): Egress {
  const { hostname, port, protocol } = new URL(url);
  const place = `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
  const known = guards.get(place);
  if (known !== undefined) return known;
  const made = createEgress(parseEgressAllow(place));
  guards.set(place, made);
  return made;
}
