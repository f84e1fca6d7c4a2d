import { sameValueKey } from '../../values/same-value-key.ts';
import { alike, type Likeness, unlike } from './likeness.ts';

/** Plain texts: case, spaces and punctuation do not count. */
export function sameText(left: string, right: string): Likeness {
  if (left === right) return alike('the same text');
  const [a, b] = [sameValueKey('text', left), sameValueKey('text', right)];
  // A text of signs alone has no words to compare.
  return a === b && a !== '' ? alike('the same but for capital letters and punctuation') : unlike('not the same');
}

export function sameBoolean(left: string, right: string): Likeness {
  return left === right ? alike('the same answer') : unlike('opposite answers');
}
