/** One person at one address. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
}

/** Stricter than the standards: no quoted local parts, no comments, no lists. What is taken means one mailbox to every parser. */
const ADDRESS = /^[^\s<>()[\]\\,;:@"]{1,64}@[^\s<>()[\]\\,;:@"]{1,255}$/u;
/** An "@" in a name is either a mistake or a second recipient in disguise. */
const NAMED = /^([^<>@]*)<([^<>]*)>$/u;

/** Reads `anna@example.com` or `Anna Example <anna@example.com>`; null when it is anything else. */
export function parseRecipient(text: string): Recipient | null {
  const named = NAMED.exec(text.trim());
  const address = named?.[2] ?? text.trim();
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/u, '$1');
  return ADDRESS.test(address) ? { name, address } : null;
}
