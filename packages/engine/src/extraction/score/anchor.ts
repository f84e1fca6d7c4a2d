import type { ValueKind } from '../../values/value-kind.ts';
import type { Feature } from '../spans/feature.ts';

/** What ties a value to its field: a label beside it, the words of its sentence, or nothing that is printed there. */
export type Anchor = 'label' | 'sentence' | 'none';

const LABEL = /^@named:(?:own|both)$/;
/** The words before it end in a name of the field, or the sentence calls it the party's own. */
const SENTENCE = /^@(?:before:own|role(?:-before)?:own|defined:own)/;
/** What the sentence does with a value, the day of which paper it is, or the term by which it goes on. */
const TOLD = /^(?:defines:|dates:|turn:(?!worth)|paper:[a-z]+-dated|frame:over-index)/;

/** What the label features for one field and what is said around a span make of it. */
export function anchorOf(tied: readonly Feature[], said: readonly Feature[]): Anchor {
  if (tied.some((feature) => LABEL.test(feature))) return 'label';
  const isTold = tied.some((feature) => SENTENCE.test(feature)) || said.some((feature) => TOLD.test(feature));
  return isTold ? 'sentence' : 'none';
}

const strength: readonly Anchor[] = ['label', 'sentence', 'none'];

/** Of the places of a value the one that ties it best. */
export function firmerOf(one: Anchor, other: Anchor): Anchor {
  return strength.find((anchor) => anchor === one || anchor === other) ?? 'none';
}

/** A day or an amount may stand anywhere; numbers, names and words say by their own form what they are. */
const anywhere: ReadonlySet<ValueKind> = new Set(['date', 'money']);

/** Whether a value of the kind says nothing where nothing ties it to its field. */
export const needsAnchor = (kind: ValueKind): boolean => anywhere.has(kind);
