/**
 * A grammar for printed wording. `[Loan|Note|]` is a choice (of nothing, too), `{principal_amount}` a slot that prints
 * something of the loan, `*…*` bold. Choices nest, so a few lines stand for hundreds of wordings.
 */
export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string; readonly style: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Node[])[] }
  | { readonly kind: 'bold'; readonly nodes: readonly Node[] };

const parsed = new Map<string, readonly Node[]>();

export function parseGrammar(source: string): readonly Node[] {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const reader = { source, at: 0 };
  const nodes = readSequence(reader, '');
  if (reader.at < source.length) throw new Error(`Unbalanced wording at ${reader.at}: ${source}`);
  parsed.set(source, nodes);
  return nodes;
}

interface Reader {
  readonly source: string;
  at: number;
}

function readSequence(reader: Reader, stops: string): Node[] {
  const nodes: Node[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') nodes.push({ kind: 'text', text });
    text = '';
  };
  while (reader.at < reader.source.length) {
    const char = reader.source.charAt(reader.at);
    if (stops.includes(char)) break;
    if (char === '[') {
      flush();
      reader.at += 1;
      nodes.push(readChoice(reader));
    } else if (char === '{') {
      flush();
      const end = reader.source.indexOf('}', reader.at);
      if (end < 0) throw new Error(`A slot has no end: ${reader.source}`);
      const [name = '', style = ''] = reader.source.slice(reader.at + 1, end).split(':');
      nodes.push({ kind: 'slot', name, style });
      reader.at = end + 1;
    } else if (char === '*') {
      flush();
      reader.at += 1;
      nodes.push({ kind: 'bold', nodes: readSequence(reader, '*') });
      reader.at += 1;
    } else {
      text += char;
      reader.at += 1;
    }
  }
  flush();
  return nodes;
}

function readChoice(reader: Reader): Node {
  const options: Node[][] = [];
  for (;;) {
    options.push(readSequence(reader, '|]'));
    const stop = reader.source.charAt(reader.at);
    reader.at += 1;
    if (stop === ']') return { kind: 'choice', options };
    if (stop === '') throw new Error(`A choice has no end: ${reader.source}`);
  }
}
