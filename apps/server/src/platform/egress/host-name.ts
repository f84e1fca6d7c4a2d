/** The names by which clouds offer their metadata services. They lead to link-local addresses, save where a proxy answers. */
const METADATA_NAMES = [
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'instance-data',
  'instance-data.ec2.internal',
  'rancher-metadata',
];

/** Endings that no public name has: RFC 6761, RFC 6762, RFC 8375, and .internal, which ICANN set aside for private use. */
const INTERNAL_ENDINGS = ['localhost', 'local', 'internal', 'localdomain', 'home.arpa'];

/** The host as the URL standard normalises it: lower case, other scripts as xn--, IPv4 as four decimals; no brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * Whether a normalised host can be looked up as it stands. The URL standard lets more through (a..b, a$b). The dot at
 * the end is left out too: "core.bank." and "core.bank" would be two spellings of one list entry. Lengths: RFC 1035.
 */
export function isHostName(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
}

export function isMetadataName(host: string): boolean {
  return METADATA_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}

/** A name of one label, or with an ending for private use: never a public server, whatever it resolves to. */
export function isInternalName(host: string): boolean {
  return !host.includes('.') || INTERNAL_ENDINGS.some((ending) => host.endsWith(`.${ending}`));
}
