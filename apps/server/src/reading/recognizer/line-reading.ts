/** A character that was read, and where it stands on the crop: from its left edge to its right one, in pixels. */
export interface ReadCharacter {
  readonly char: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly from: number;
  readonly to: number;
  /** What else it may be, the likeliest first. */
  readonly alternatives: readonly { readonly char: string; readonly confidence: number }[];
}

/** What stands on the crop of one line. */
export interface LineReading {
  readonly chars: readonly ReadCharacter[];
  readonly confidence: number;
  readonly ink: 'print' | 'handwriting' | 'none';
}

/** Reads one line, cut out of a page: one byte a pixel, dark on light. */
export type ReadLine = (gray: Uint8Array, width: number, height: number) => LineReading;
