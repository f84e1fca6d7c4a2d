import type { Random } from '../../packages/core/random.ts';
import type { Run } from '../../packages/core/runs.ts';
import { type Node, parseGrammar } from './parse.ts';

/** What a slot prints; null where the loan has no such thing. */
export type PrintSlot = (name: string, style: string) => readonly Run[] | null;

/** One wording of the grammar with its slots filled; null when no wording can be filled. The house makes the choices. */
export function expand(source: string, house: Random, print: PrintSlot): Run[] | null {
  return expandNodes(parseGrammar(source), house, print);
}

/** One wording of a grammar without slots. */
export function word(source: string, house: Random): string {
  const runs = expand(source, house, () => null);
  if (runs === null) throw new Error(`Only slots that nobody fills: ${source}`);
  return runs
    .map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

function expandNodes(nodes: readonly Node[], house: Random, print: PrintSlot): Run[] | null {
  const runs: Run[] = [];
  for (const node of nodes) {
    const own = expandNode(node, house, print);
    if (own === null) return null;
    runs.push(...own);
  }
  return runs;
}

function expandNode(node: Node, house: Random, print: PrintSlot): readonly Run[] | null {
  switch (node.kind) {
    case 'text':
      return [node.text];
    case 'slot':
      return print(node.name, node.style);
    case 'bold': {
      const inner = expandNodes(node.nodes, house, print);
      return (
        inner?.map((run) => (typeof run === 'string' ? { text: run, bold: true } : { ...run, bold: true })) ?? null
      );
    }
    case 'choice': {
      // Each option has a source of its own: what one loan cannot fill does not shift the choices of the house.
      const seed = `${Math.floor(house.next() * 1e9)}`;
      const order = house.fork(seed).shuffle(node.options.map((option, index) => ({ option, index })));
      for (const { option, index } of order) {
        const own = expandNodes(option, house.fork(`${seed}/${index}`), print);
        if (own !== null) return own;
      }
      return null;
    }
  }
}
