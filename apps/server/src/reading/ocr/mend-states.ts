import { stateOfZip } from '@countersign/engine/values/state-of-zip';
import type { OcrWord } from './ocr-word.ts';

const ZIP = /^\d{5}(?:-\d{4})?[.,;)]*$/;

/**
 * Engines lose the narrow letter of a state before its postal code: "A 52401" and "!D 83301" are Iowa and Idaho. The
 * postal code tells the state; it is put right where it differs by that one letter, and is as sure as it was.
 */
export function mendStates(words: readonly OcrWord[]): readonly OcrWord[] {
  return words.map((word, index) => {
    const next = words[index + 1];
    if (next === undefined || !ZIP.test(next.text) || !standsBefore(word, next)) return word;
    const state = stateOfZip(next.text);
    return state !== null && isSpoiled(word.text, state) ? { ...word, text: state } : word;
  });
}

function standsBefore({ box: left }: OcrWord, { box: right }: OcrWord): boolean {
  const shared = Math.min(left.y + left.h, right.y + right.h) - Math.max(left.y, right.y);
  return right.x > left.x && shared > 0.5 * Math.min(left.h, right.h);
}

/** Whether the word is the state with an "I" lost, or taken for a stroke. */
function isSpoiled(text: string, state: string): boolean {
  if (!state.includes('I') || text === state) return false;
  return text.replace(/[!|l1\][]/g, 'I') === state || text === state.replace('I', '');
}
