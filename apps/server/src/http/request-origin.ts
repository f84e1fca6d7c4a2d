import type { FastifyRequest } from 'fastify';
import { parseAddress } from '../platform/address-subject.ts';
import type { Config } from '../platform/config.ts';
import { DomainError } from '../platform/domain-error.ts';
import { parseUrl } from '../platform/parse-url.ts';
import { createPeerCheck } from './client-address.ts';

type Known = Pick<Config, 'publicUrl' | 'ownHosts' | 'trustProxy'>;

export interface OriginCheck {
  /**
   * Refuses a request for another host than ours: a page elsewhere whose name is made to lead to this machine (DNS
   * rebinding) would else count as ours. An install that was told no address has nothing to compare with. Probes ask by address, so operations that they call take any host.
   */
  refuseForeignHost(request: FastifyRequest): void;
  /** Refuses what changes something when a page of another site sends it. Programs name no origin. */
  refuseCrossSite(request: FastifyRequest): void;
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createOriginCheck({ publicUrl, ownHosts, trustProxy }: Known): OriginCheck {
  const { origin: publicOrigin } = new URL(publicUrl);
  const names = new Set(ownHosts);
  const isOurProxy = createPeerCheck(trustProxy);
  /** As most requests write it again and again. */
  let lastTaken: string | null = null;

  /** By name alone: behind a proxy the port is another. */
  const isOurs = (host: string, localAddress: string | undefined): boolean => {
    if (host === lastTaken) return true;
    const name = hostnameOf(host);
    if (name === null) return false;
    const isNamed = names.has(name) || isLocalName(name);
    if (isNamed) lastTaken = host;
    return isNamed || (localAddress !== undefined && isSameAddress(name, localAddress));
  };

  return {
    refuseForeignHost: (request) => {
      if (ownHosts === null) return;
      const { host, 'x-forwarded-host': forwarded } = request.headers;
      const { socket } = request.raw;
      // What a proxy of TRUST_PROXY was asked for counts; many write their own name for us into Host.
      const throughProxy = isOurProxy(socket.remoteAddress);
      const asked = throughProxy ? lastOf(forwarded) : host;
      // HTTP/1.0 knew no Host; without one no page of another site can have asked.
      if (asked === undefined || isOurs(asked, socket.localAddress)) return;
      const detail =
        'This address is not one of this service. Use the one that people are given (PUBLIC_URL); the operator of the ' +
        'service can name others in ALLOWED_HOSTS.';
      throw new DomainError({ code: 'host_unknown', detail });
    },
    refuseCrossSite: (request) => {
      if (SAFE.has(request.method)) return;
      const { origin, host, 'sec-fetch-site': site } = request.headers;
      if (site === 'same-origin' || (site === undefined && origin === undefined)) return;
      // The browser may not say where a page stands that this service did not serve; `none` is the person alone.
      if (site === 'none' && origin === undefined) return;
      const asking = parseUrl(origin ?? '');
      if (asking !== null && (asking.origin === publicOrigin || asking.host === host)) return;
      const detail = 'A page of another site sent this request. Open this service by its own address and try again.';
      throw new DomainError({ code: 'cross_site_refused', detail });
    },
  };
}

/** Every proxy appends; the last one is ours. */
function lastOf(forwarded: string | string[] | undefined): string | undefined {
  return [forwarded].flat().at(-1)?.split(',').at(-1)?.trim();
}

/** The name in `name`, `name:port` or `[address]:port`, in lower case; null where it is none. */
function hostnameOf(host: string): string | null {
  const found = /^(\[[0-9a-f:.]+\]|[^:/?#@\\\s]+)(?::\d{1,5})?$/i.exec(host);
  return found?.[1]?.toLowerCase() ?? null;
}

/** The machine itself: no name that a stranger could make lead here. */
function isLocalName(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return parseAddress(bare(name))?.range() === 'loopback';
}

/** The address on which the request came in, as probes and people without a name for the machine write it. */
function isSameAddress(name: string, localAddress: string): boolean {
  const named = parseAddress(bare(name));
  return named !== null && named.toString() === parseAddress(localAddress)?.toString();
}

function bare(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
