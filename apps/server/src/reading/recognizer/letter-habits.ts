import type { Alphabet } from './alphabet.ts';
import type { Habit } from './search-text.ts';

/** As tools/recognizer/collect_habits.py counts them: anything else, a to z, space. */
const SIGNS = 28;
const SPACE = 27;
const OTHER = 0;
const HISTORY = 3;
/**
 * How much likelier a letter counts, for each of the 16 levels. Weak on purpose: it decides between shapes that look
 * nearly alike, and never against a shape that is clear. Written out, since powers differ between machines.
 */
const STEP = 1.3;

/**
 * Which letters usually follow each other in documents. Digits, signs and what stands beside them are never judged: no
 * habit can know an amount.
 */
export function openLetterHabits(file: Uint8Array, { characters }: Alphabet): Habit {
  // Four bits for every sign after every three.
  if (file.length !== (SIGNS * SIGNS * SIGNS * SIGNS) / 2) throw new Error('letters.bin is not a table of letters.');
  const signs = Uint8Array.from(['', ...characters], signOf);
  const factors = [1 / (STEP * STEP * STEP * STEP * STEP * STEP)];
  for (let level = 1; level < 16; level += 1) factors.push((factors[level - 1] ?? 1) * STEP);
  return (before, cls) => {
    const sign = signs[cls] ?? OTHER;
    if (sign === OTHER) return 1;
    let at = 0;
    for (let i = before.length - HISTORY; i < before.length; i += 1)
      at = at * SIGNS + (i < 0 ? SPACE : (signs[before[i] ?? 0] ?? OTHER));
    at = at * SIGNS + sign;
    return factors[((file[at >> 1] ?? 0) >> ((at & 1) * 4)) & 15] ?? 1;
  };
}

function signOf(char: string): number {
  const letter = /^[A-Za-z]$/.test(char) ? char.toLowerCase().charCodeAt(0) - 96 : OTHER;
  return char === ' ' ? SPACE : letter;
}
