import type { ReadLine as LineReading } from './decode-line.ts';

export type { ReadCharacter, ReadLine as LineReading } from './decode-line.ts';

/** Reads one line, cut out of a page: one byte a pixel. */
export type ReadLine = (gray: Uint8Array, width: number, height: number) => LineReading;
