import type { ValueKind } from '../../values/value-kind.ts';

/** What is known of a value that may answer a field, by whatever read it. */
export interface Testimony {
  readonly field: string;
  readonly docType: string;
  readonly kind: ValueKind;
  readonly repeated: boolean;
  /** The chance that the score gives it; null where it found no such value. */
  readonly chance: number | null;
  /** The best chance that it gives another value of the field. */
  readonly rival: number;
  /** The certainty with which a rule read it; null where none did. */
  readonly read: number | null;
  /** Whether that rule is one of the last resort. */
  readonly guessed: boolean;
  /** Whether rules read another value of the field. */
  readonly readOtherwise: boolean;
  /** The best chance of a rival that its words are a part of. */
  readonly insideRival: number;
  /** The best chance of a rival whose words are a part of its own. */
  readonly holdsRival: number;
  /** Whether the score gives its words to another field with more certainty. */
  readonly claimed: boolean;
  /** Whether it is the value of another party's field with more certainty. */
  readonly anothers: boolean;
  /** What the sentence says of whom it belongs to: to whom the field asks about, or to another. */
  readonly belongs: 'own' | 'maybe' | 'other' | null;
  /** Of a name, whether it is only said to be a former one. */
  readonly former: boolean;
  readonly recognized: boolean;
  /** Of a name, whether it is a company's by its form. */
  readonly company: boolean;
  /** Of a name, whether all its words are such as papers print in small letters. */
  readonly common: boolean;
  /** Whether the document prints it in several places. */
  readonly printedAgain: boolean;
  /** Whether its cell goes on with what may be more of it. */
  readonly goesOn: boolean;
}

/** Named facts with how far each holds: what trust is weighed by, here and in the fit. */
export function trustFacts(one: Testimony): readonly (readonly [fact: string, amount: number])[] {
  const facts: [string, number][] = [['base', 1]];
  const add = (fact: string, holds: boolean, amount = 1) => {
    if (holds) facts.push([fact, amount]);
  };
  const isRead = one.read !== null;
  const by = isRead ? 'read' : 'unread';
  add(by, true);
  if (one.chance === null) {
    add(`no span, ${by}`, true);
    add(`no span, ${one.kind}`, true);
  } else {
    add(`chance, ${by}`, true, logit(one.chance));
    add(`likely, ${by}`, one.chance >= 0.9);
    add(`unlikely, ${by}`, one.chance < 0.05);
  }
  if (!one.repeated) {
    add('rival, beside a read one', isRead, one.rival);
    add('rival likelier', one.rival > (one.chance ?? 0));
    add('rules read another', one.readOtherwise && isRead);
    add('rules read another than this', one.readOtherwise && !isRead);
  } else add(`several, ${by}`, true);
  if (one.read !== null) {
    add('certainty', true, (one.read - 0.8) * 5);
    add('guessed', one.guessed);
  }
  add('inside a rival', one.insideRival > 0, one.insideRival);
  add('holds a rival', one.holdsRival > 0, one.holdsRival);
  add(`claimed, ${by}`, one.claimed);
  add(`another's, ${by}`, one.anothers);
  add(`belongs to ${one.belongs}`, one.belongs !== null);
  add('a former name', one.former);
  add('recognized', one.recognized);
  add(`company, ${by}`, one.company);
  add('a company of its own', one.company && one.belongs === 'own');
  add(`common words, ${by}`, one.common);
  add(`printed again, ${by}`, one.printedAgain);
  add(`goes on, ${one.kind}`, one.goesOn);
  add(`${one.kind}, ${by}`, true);
  add(`field ${one.field}`, true);
  add(`field ${one.field}, ${by}`, true);
  add(`paper ${one.docType}, ${by}`, true);
  return facts;
}

/** How far a value is to be trusted: of those trusted so far, this share is right. */
export function trustIn(weights: Readonly<Record<string, number>>, one: Testimony): number {
  let sum = 0;
  for (const [fact, amount] of trustFacts(one)) sum += (weights[fact] ?? 0) * amount;
  return Math.round(1000 / (1 + Math.exp(-sum / 1000))) / 1000;
}

const steepest = 6;

function logit(chance: number): number {
  const odds = Math.log(Math.max(chance, 1e-6) / Math.max(1 - chance, 1e-6));
  return Math.max(-steepest, Math.min(steepest, odds));
}
