import { idKey, idKeyWithoutZeros, sameMaskedId } from '../../values/id-key.ts';
import { alike, type Likeness, unlike } from './likeness.ts';

/** Fewer characters than this, beside a mask, fit too many ids to say anything. */
const LEAST_SHOWN = 4;

/** Numbers and codes: case, punctuation and leading zeros do not count, hidden characters fit any. */
export function sameId(left: string, right: string): Likeness {
  const [a, b] = [idKey(left), idKey(right)];
  if (a.includes('*') || b.includes('*')) return sameHidden(left, right);
  if (left === right) return alike('the same number');
  if (a === b) return alike('the same but for spaces, punctuation or capital letters');
  if (idKeyWithoutZeros(left) === idKeyWithoutZeros(right)) return alike('the same but for leading zeros');
  const near = differInOne(Array.from(a), Array.from(b));
  return unlike(near ? 'one character differs' : 'not the same number', { near });
}

function sameHidden(left: string, right: string): Likeness {
  const shown = [left, right].map((id) => idKey(id).replaceAll('*', '').length);
  if (Math.min(...shown) < LEAST_SHOWN) return alike('too few characters are shown to tell them apart');
  return sameMaskedId(left, right) || sameTail(idKey(left), idKey(right))
    ? alike('the characters that are shown are the same')
    : unlike('the characters that are shown differ');
}

/** Masks are often of one length whatever they hide: `XXXX0027` may stand for seven digits. */
function sameTail(left: string, right: string): boolean {
  const [a, b] = [left, right].map((key) => key.slice(key.lastIndexOf('*') + 1));
  const length = Math.min(a?.length ?? 0, b?.length ?? 0);
  return length >= LEAST_SHOWN && a?.slice(-length) === b?.slice(-length);
}

function differInOne(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.filter((character, index) => character !== b[index]).length === 1;
}
