/**
 * Puts the figures of several processes into one text: what has one name must stand together, under one explanation.
 * Lines are not added up. They differ by the label that names the process.
 */
export function mergeMetrics(texts: readonly string[]): string {
  const blocks = new Map<string, { readonly head: string[]; readonly samples: string[] }>();
  for (const text of texts) {
    let block: { readonly head: string[]; readonly samples: string[] } | undefined;
    let isKnown = false;
    for (const line of text.split('\n')) {
      const named = /^# (HELP|TYPE) (\S+)/.exec(line);
      if (named !== null) {
        const name = named[2] ?? '';
        if (named[1] === 'HELP') isKnown = blocks.has(name);
        block = blocks.get(name) ?? { head: [], samples: [] };
        blocks.set(name, block);
        if (!isKnown) block.head.push(line);
      } else if (line !== '') block?.samples.push(line);
    }
  }
  return `${[...blocks.values()].map(({ head, samples }) => [...head, ...samples].join('\n')).join('\n\n')}\n`;
}
