/** One page of ListObjectsV2. */
export interface S3Page {
  readonly objects: readonly { readonly key: string; readonly lastModified: Date }[];
  /** Null on the last page. */
  readonly nextToken: string | null;
}

/**
 * Reads the few elements that are needed. A scanner is enough: inside XML text a `<` is always escaped, so no value
 * can look like a tag. Comments, CDATA and document types do not occur in these answers; an answer with one is refused.
 */
export function parseListing(xml: string): S3Page | null {
  if (!xml.includes('<ListBucketResult') || /<!(\[CDATA|--|DOCTYPE)/.test(xml)) return null;
  const objects: { key: string; lastModified: Date }[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<Contents>', at);
    if (start === -1) break;
    const end = xml.indexOf('</Contents>', start);
    if (end === -1) return null;
    const entry = xml.slice(start, end);
    const key = elementText(entry, 'Key');
    const lastModified = new Date(elementText(entry, 'LastModified') ?? '');
    if (key === null || Number.isNaN(lastModified.getTime())) return null;
    objects.push({ key, lastModified });
    at = end;
  }
  const isTruncated = elementText(xml, 'IsTruncated');
  if (isTruncated === 'false') return { objects, nextToken: null };
  const nextToken = elementText(xml, 'NextContinuationToken');
  if (isTruncated !== 'true' || nextToken === null || nextToken === '') return null;
  return { objects, nextToken };
}

/** The text of the first such element, or null. */
export function elementText(xml: string, name: string): string | null {
  const start = xml.indexOf(`<${name}>`);
  if (start === -1) return null;
  const from = start + name.length + 2;
  const end = xml.indexOf('<', from);
  if (end === -1 || !xml.startsWith(`</${name}>`, end)) return null;
  return unescapeXml(xml.slice(from, end));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
}
