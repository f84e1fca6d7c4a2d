import type { MarginLine, PageFacts } from './page-facts.ts';
import type { PrintedNumber } from './printed-page-numbers.ts';

/** What speaks for or against a document beginning on a page, whatever its type, in natural-log odds. */
export interface BoundaryEvidence {
  readonly odds: number;
  /** Marks that stand in the same place on the page before: a title among them is a running head. */
  readonly repeated: ReadonlySet<string>;
}

/** Without anything that speaks for it, a page goes on with the document before it. */
const GOES_ON = -4.5;

const WEIGHTS = {
  firstOfNumbered: 4.5,
  firstBare: 1.5,
  laterNumber: -4,
  laterBare: -1.5,
  nextNumber: -5,
  nextOfSameTotal: -30,
  nextBare: -1.5,
  previousComplete: 3,
  previousIncomplete: -1.5,
  otherTotal: 2.5,
  sameTotalOutOfOrder: -2,
  sameNumberAgain: 2,
  attachment: -3.5,
  continuedHead: -5,
  marginsRepeat: -2.5,
  marginsDiffer: 0.8,
  packageMarginsRepeat: -0.7,
  sameForm: -2.5,
  otherForm: 3,
  otherSize: 1.5,
  otherLetters: 0.8,
  quiteOtherLetters: 1.5,
  otherEdge: 0.8,
  sameSetting: -0.7,
  opensLetter: 3,
  endedEarly: 1,
  endedVeryEarly: 2,
  midSentence: -4,
  sentenceBreaks: -1.5,
  nextSection: -1.5,
  sectionsStartAgain: 0.7,
  afterSeparator: 30,
  signedBefore: 0.7,
  samePageAgain: 9,
  likeEarlierOpening: 5,
  likeEarlierLater: -1.5,
} as const;

export interface BoundaryInput {
  readonly before: PageFacts;
  readonly here: PageFacts;
  readonly numberBefore: PrintedNumber | null;
  readonly number: PrintedNumber | null;
  /** A separator sheet lies between the two. */
  readonly separated: boolean;
  /** An earlier page that this one repeats: the page just before, the opening of a document, or a later page. */
  readonly repeats: 'before' | 'opening' | 'later' | null;
  /** Margin lines that most pages of the package carry: they say nothing of documents. */
  readonly everywhere: ReadonlySet<string>;
}

export function weighBoundary(input: BoundaryInput): BoundaryEvidence {
  const { before, here } = input;
  const repeated = repeatedLines(before.margins, here.margins);
  const odds =
    GOES_ON +
    (input.separated ? WEIGHTS.afterSeparator : 0) +
    weighRepeats(input.repeats) +
    weighNumbers(input.numberBefore, input.number) +
    weighMargins(input, repeated) +
    weighForms(before.forms, here.forms) +
    weighHeads(here) +
    weighText(before, here) +
    weighPaper(before, here);
  return { odds, repeated };
}

function weighNumbers(before: PrintedNumber | null, here: PrintedNumber | null): number {
  const complete = before !== null && before.total !== null && before.number === before.total;
  let odds = complete ? WEIGHTS.previousComplete : 0;
  if (here === null || here.number === null) {
    if (before?.number !== null && before?.total !== null && !complete && before !== null)
      odds += WEIGHTS.previousIncomplete;
    return odds;
  }
  const bare = here.style === 'bare';
  if (here.number === 1) odds += bare ? WEIGHTS.firstBare : WEIGHTS.firstOfNumbered;
  else odds += bare ? WEIGHTS.laterBare : WEIGHTS.laterNumber;
  if (before === null || before.number === null) return odds;
  const sameTotal = before.total === here.total || before.total === null || here.total === null;
  if (!sameTotal) return odds + WEIGHTS.otherTotal;
  if (here.number === before.number + 1) {
    // "Page 2 of 3" behind "Page 1 of 3" settles it, whatever titles, boilerplate or margins say.
    const sameForm = here.style === 'of' && here.total !== null && here.total === before.total;
    odds += bare ? WEIGHTS.nextBare : sameForm ? WEIGHTS.nextOfSameTotal : WEIGHTS.nextNumber;
  } else if (here.number === before.number && here.number > 1) odds += WEIGHTS.sameNumberAgain;
  else if (here.number > 1 && here.total !== null) odds += WEIGHTS.sameTotalOutOfOrder;
  return odds;
}

/** No document holds the same page twice; a page like another's opening is an opening, as in two guaranties. */
function weighRepeats(repeats: BoundaryInput['repeats']): number {
  if (repeats === null) return 0;
  if (repeats === 'before') return WEIGHTS.samePageAgain;
  return repeats === 'opening' ? WEIGHTS.likeEarlierOpening : WEIGHTS.likeEarlierLater;
}

function weighMargins({ before, here, everywhere }: BoundaryInput, repeated: ReadonlySet<string>): number {
  const telling = (lines: readonly MarginLine[]) => lines.filter(({ key }) => key.length >= 6 && !everywhere.has(key));
  const [above, below] = [telling(before.margins), telling(here.margins)];
  if (below.some(({ key }) => repeated.has(key))) return WEIGHTS.marginsRepeat;
  const stamped = here.margins.some(({ key }) => key.length >= 6 && everywhere.has(key) && repeated.has(key));
  return (
    (above.length > 0 && below.length > 0 ? WEIGHTS.marginsDiffer : 0) + (stamped ? WEIGHTS.packageMarginsRepeat : 0)
  );
}

function weighForms(before: ReadonlySet<string>, here: ReadonlySet<string>): number {
  if (before.size === 0 || here.size === 0) return 0;
  return [...here].some((form) => before.has(form)) ? WEIGHTS.sameForm : WEIGHTS.otherForm;
}

/** Lines that stand on both pages in about the same place. Scans shift by a few millimetres. */
function repeatedLines(before: readonly MarginLine[], here: readonly MarginLine[]): ReadonlySet<string> {
  const places = new Map<string, MarginLine>();
  for (const line of before) places.set(line.key, line);
  const repeated = new Set<string>();
  for (const { key, x, y } of here) {
    const other = places.get(key);
    if (key !== '' && other !== undefined && Math.abs(other.x - x) < 0.06 && Math.abs(other.y - y) < 0.04)
      repeated.add(key);
  }
  return repeated;
}

function weighHeads(here: PageFacts): number {
  let odds = 0;
  if (here.evidence.attachment !== null)
    odds += WEIGHTS.attachment * Math.min(1, here.evidence.attachment.strength + 0.3);
  const continued = [...here.evidence.types.values()].some((one) => one.look?.running === 'continued');
  return continued ? odds + WEIGHTS.continuedHead : odds;
}

function weighText(before: PageFacts, here: PageFacts): number {
  let odds = 0;
  if (here.startsInSentence) odds += before.endsInSentence ? WEIGHTS.midSentence : WEIGHTS.sentenceBreaks;
  else if (before.endsInSentence) odds += WEIGHTS.sentenceBreaks;
  if (before.lastSection !== null && here.firstSection !== null) {
    if (here.firstSection === before.lastSection + 1) odds += WEIGHTS.nextSection;
    else if (here.firstSection === 1) odds += WEIGHTS.sectionsStartAgain;
  }
  if (here.opensLetter) odds += WEIGHTS.opensLetter;
  // A last page is seldom full; a page in the middle always is.
  if (before.textBottom < 0.5) odds += WEIGHTS.endedVeryEarly;
  else if (before.textBottom < 0.75) odds += WEIGHTS.endedEarly;
  return before.signatures.length > 0 ? odds + WEIGHTS.signedBefore : odds;
}

function weighPaper(before: PageFacts, here: PageFacts): number {
  const size = Math.abs(before.width - here.width) + Math.abs(before.height - here.height);
  // In points: scanners cut the same paper a little differently each time.
  let odds = size > 40 ? WEIGHTS.otherSize : 0;
  const ratio = before.medianHeight === 0 || here.medianHeight === 0 ? 1 : before.medianHeight / here.medianHeight;
  const letters = Math.max(ratio, 1 / ratio);
  if (letters > 1.25) odds += WEIGHTS.quiteOtherLetters;
  else if (letters > 1.12) odds += WEIGHTS.otherLetters;
  if (before.leftEdge === null || here.leftEdge === null) return odds;
  const shift = Math.abs(before.leftEdge - here.leftEdge);
  // Scans lie a little to the left or right; 0.03 of a letter page is a quarter of an inch.
  if (shift > 0.03) odds += WEIGHTS.otherEdge;
  return letters < 1.03 && shift < 0.01 ? odds + WEIGHTS.sameSetting : odds;
}
