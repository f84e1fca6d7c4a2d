import type { Component } from './components.ts';
import { INK, type Mask, RULE } from './ink-mask.ts';

/** In inches: a piece of a rule is no thicker. */
const [THICKEST_UPRIGHT, THICKEST_LEVEL] = [0.03, 0.02] as const;
/** In inches: from one piece to the next. Letters below each other, even small ones, stand farther apart. */
const FARTHEST = 0.04;
/** In inches: how long pieces in line are together. Shorter ones may be a letter with a torn stem. */
const SHORTEST = 0.3;
/** In inches: how far a piece may stand beside the one before. */
const ASTRAY = 0.014;
/** In pixels beside a level rule, and of its length: torn letters have ink there, whose feet look like a rule. */
const [BESIDE, MOST_BESIDE] = [4, 0.3] as const;

/**
 * Takes the pieces of upright rules that noise has torn apart out of what may be print. A piece left over beside a cell
 * would be read as 1 or I.
 */
export function dropUprightPieces(mask: Mask, components: readonly Component[], dpi: number): readonly Component[] {
  const narrow = components.filter(({ left, right }) => right - left <= Math.max(3, THICKEST_UPRIGHT * dpi));
  return drop(mask, components, chainsOf(narrow.map(asUpright), dpi));
}

/** The same of level rules, once torn letters have been put together: a piece in a line makes it higher than its letters. */
export function dropLevelPieces(mask: Mask, components: readonly Component[], dpi: number): readonly Component[] {
  const low = components.filter(({ top, bottom }) => bottom - top <= Math.max(3, THICKEST_LEVEL * dpi));
  const chains = chainsOf(low.map(asLevel), dpi);
  return drop(
    mask,
    components,
    chains.filter((chain) => standsAlone(mask, chain)),
  );
}

function drop(
  mask: Mask,
  components: readonly Component[],
  chains: readonly (readonly Piece[])[],
): readonly Component[] {
  const dropped = new Set(chains.flat().map(({ piece }) => piece));
  for (const piece of dropped) markAsRule(mask, piece);
  return dropped.size === 0 ? components : components.filter((each) => !dropped.has(each));
}

/** A piece, seen along its rule. */
interface Piece {
  readonly piece: Component;
  readonly from: number;
  readonly to: number;
  /** Twice its middle across the rule. */
  readonly across: number;
}

const asUpright = (piece: Component): Piece => ({
  piece,
  from: piece.top,
  to: piece.bottom,
  across: piece.left + piece.right,
});
const asLevel = (piece: Component): Piece => ({
  piece,
  from: piece.left,
  to: piece.right,
  across: piece.top + piece.bottom,
});

/** Pieces in line, each beginning close to where the one before ends, that are long enough for a rule. */
function chainsOf(pieces: readonly Piece[], dpi: number): readonly (readonly Piece[])[] {
  const chains: Piece[][] = [];
  let open: Piece[][] = [];
  const astray = 2 * Math.max(2, Math.round(ASTRAY * dpi));
  for (const piece of [...pieces].sort((a, b) => a.from - b.from || a.across - b.across)) {
    open = open.filter((chain) => piece.from - endOf(chain).to <= FARTHEST * dpi);
    const before = open.find((chain) => {
      const end = endOf(chain);
      const beside = end.across - piece.across;
      return end.to <= piece.from + 2 && beside <= astray && -beside <= astray;
    });
    if (before === undefined) {
      const chain = [piece];
      chains.push(chain);
      open.push(chain);
    } else before.push(piece);
  }
  return chains.filter((chain) => endOf(chain).to - (chain[0]?.from ?? 0) >= SHORTEST * dpi);
}

const endOf = (chain: readonly Piece[]): Piece => chain.at(-1) as Piece;

/** Whether there is little ink close above and close below: else the pieces are the feet, or the tops, of letters. */
function standsAlone(mask: Mask, chain: readonly Piece[]): boolean {
  let [columns, above, below] = [0, 0, 0];
  const hasInk = (x: number, from: number, to: number) => {
    for (let y = Math.max(0, from); y < Math.min(mask.height, to); y += 1)
      if (mask.data[y * mask.width + x] === INK) return 1;
    return 0;
  };
  for (const { piece } of chain) {
    const { left, right, top, bottom } = piece;
    for (let x = left; x < right; x += 1) {
      columns += 1;
      above += hasInk(x, top - BESIDE, top);
      below += hasInk(x, bottom, bottom + BESIDE);
    }
  }
  return Math.max(above, below) <= MOST_BESIDE * columns;
}

function markAsRule({ width, data }: Mask, { left, top, right, bottom }: Component): void {
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left, end = y * width + right; at < end; at += 1) if (data[at] === INK) data[at] = RULE;
  }
}
