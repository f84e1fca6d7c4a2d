/** What the network tells apart. Class 0 is "nothing here", the characters follow, then one class for pen strokes. */
export interface Alphabet {
  readonly characters: readonly string[];
  /** All classes of an output step, unused ones at the end included. */
  readonly classes: number;
  readonly handwriting: number;
}

export const NOTHING = 0;

export function makeAlphabet(letters: string, classes: number): Alphabet {
  const characters = [...letters];
  if (characters.length + 2 > classes)
    throw new Error('The weights name more characters than the network has classes.');
  return { characters, classes, handwriting: characters.length + 1 };
}
