import { parseUrl } from '../parse-url.ts';
import type { Address } from './address-ranges.ts';
import { readAddress } from './address-ranges.ts';
import { hostOf, isHostName } from './host-name.ts';

/** Why an address may not be called. */
export interface EgressRefusal {
  /** A sentence for the person who typed the address. */
  readonly reason: string;
}

/** Where a call goes: all that the policy decides on, apart from what a name resolves to. */
export interface Target {
  readonly protocol: 'http:' | 'https:';
  /** Normalised, without brackets. */
  readonly host: string;
  readonly port: number;
  /** The host as an address, or null when it is a name. */
  readonly literal: Address | null;
}

export type ReadTarget = { readonly url: URL; readonly target: Target } | { readonly refusal: EgressRefusal };

const DEFAULT_PORT = { 'http:': 80, 'https:': 443 } as const;

/**
 * Reads an address as typed. One parser (the URL standard's, which is also the one that connects) decides what the
 * host is; whatever two parsers are known to read differently is refused rather than normalised.
 */
export function readTarget(text: string): ReadTarget {
  // The URL standard drops tabs and newlines, trims blanks and turns \ into /; other readers do none of it.
  if (/[\p{Cc}\p{Z}\\]/u.test(text)) {
    return refusal('The address holds a blank, a line break, a control character or a backslash. Take it out.');
  }
  const url = parseUrl(text);
  if (url === null) return refusal('This is not a web address. Write it as https://host/path.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refusal(`An address here starts with https://, not with ${url.protocol}.`);
  }
  if (url.username !== '' || url.password !== '') {
    return refusal('Leave the user name and the password out of the address.');
  }
  if (url.port === '0') return refusal('Port 0 cannot be called. Leave the port out, or give the real one.');
  const target = targetOf(url.protocol, hostOf(url), url.port);
  if (target.literal === null && !isHostName(target.host)) {
    return refusal(`${target.host} is not a host name. Check the spelling, and write no dot at its end.`);
  }
  return { url, target };
}

/** An empty port is the protocol's own. */
export function targetOf(protocol: Target['protocol'], host: string, port: string): Target {
  return { protocol, host, port: port === '' ? DEFAULT_PORT[protocol] : Number(port), literal: readAddress(host) };
}

function refusal(reason: string): { readonly refusal: EgressRefusal } {
  return { refusal: { reason } };
}
