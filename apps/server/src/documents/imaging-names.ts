/** What a name of a document is made of. */
export interface NamedDocument {
  readonly loan: string;
  readonly borrower: string;
  readonly type: string;
  readonly title: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
}

/** Longer ones are refused by some systems that take the files over. */
const LONGEST = 120;

/**
 * Names of the files of a package by the bank's pattern, such as `{loan}_{number}_{type}_{date}`. Only letters, digits
 * and . _ - stay, since the names go to other systems, and no two are the same whatever their case.
 */
export function nameDocuments(pattern: string, documents: readonly NamedDocument[]): readonly string[] {
  const width = String(documents.length).length;
  const taken = new Set<string>();
  return documents.map((document, index) => {
    const values: Readonly<Record<string, string>> = {
      ...document,
      number: String(index + 1).padStart(width, '0'),
    };
    const whole = pattern.replace(/\{([a-z]+)\}/g, (_, token: string) => values[token] ?? '');
    const plain = whole
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9._-]+/g, '_')
      .replace(/^[._]+|[._]+$/g, '')
      .slice(0, LONGEST);
    const base = plain === '' ? 'document' : plain;
    let name = base;
    for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${base}-${again}`;
    taken.add(name.toLowerCase());
    return `${name}.pdf`;
  });
}
