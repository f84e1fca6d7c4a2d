import type { Box } from '@countersign/engine/pages/page';
import { isAmount, isTelling } from '../../apps/server/src/reading/signs/number-shapes.ts';
import { makeDocument } from '../../tools/packages/core/make-package.ts';
import { createRandom, type Random } from '../../tools/packages/core/random.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';

/** A drawn document and the number on it that somebody would change. */
export interface Target {
  readonly name: string;
  readonly docType: string;
  readonly pdf: Uint8Array;
  readonly pageNo: number;
  readonly pageCount: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly printed: string;
  /** What it is changed to. */
  readonly changed: string;
  /** In fractions of the page. */
  readonly box: Box;
  readonly random: Random;
}

/** Papers that say where money goes, and how much of it. */
const MONEY = ['payoff_statement', 'wire_instructions'];
const OTHERS = [
  'settlement_statement',
  'disbursement_authorization',
  'promissory_note',
  'closing_disclosure',
  'appraisal',
];

/** Two of three are papers that say where money goes; each in another layout, as long as there are others. */
export async function* chooseTargets(count: number, firstSeed: number): AsyncGenerator<Target> {
  const of = (types: readonly string[]) => workingLayouts.filter(({ docType }) => types.includes(docType));
  const [money, others] = [of(MONEY), of(OTHERS)];
  for (let [seed, made] = [firstSeed, 0]; made < count; seed += 1) {
    const list = seed % 3 === 2 ? others : money;
    const layout = list[(seed * 7) % list.length];
    if (layout === undefined) throw new Error('There is no layout of these documents.');
    const random = createRandom(seed).fork('alteration');
    const { pdf, truth } = await makeDocument(layout, seed);
    const [document] = truth.documents;
    const numbers = (document?.values ?? []).flatMap(({ printed, places }) => {
      const [place] = places;
      const page = place === undefined ? undefined : document?.pages[place.pageNo - 1];
      const word = page?.words.find(
        ({ text, box }) =>
          place !== undefined &&
          text === printed &&
          Math.abs(box.x - place.box.x) < 0.01 &&
          Math.abs(box.y - place.box.y) < 0.01,
      );
      const fits =
        places.length === 1 &&
        word !== undefined &&
        (isAmount(printed) || (/^\d{8,}$/.test(printed) && isTelling(printed)));
      return fits && place !== undefined && page !== undefined ? [{ printed, place, page, box: word.box }] : [];
    });
    if (numbers.length === 0) continue;
    const { printed, place, page, box } = random.pick(numbers);
    made += 1;
    yield {
      name: `${layout.id} ${seed}`,
      docType: layout.docType,
      pdf,
      pageNo: place.pageNo,
      pageCount: truth.pageCount,
      width: page.width,
      height: page.height,
      printed,
      changed: changeNumber(printed, random),
      box,
      random,
    };
  }
}

/** Another number of as many digits: the first two others, as somebody would who wants more. */
export function changeNumber(printed: string, random: Random): string {
  let left = 2;
  return printed.replace(/\d/g, (digit) => {
    left -= 1;
    return left < 0 ? digit : String((Number(digit) % 9) + 1 === 10 ? 1 : ((Number(digit) + random.int(0, 3)) % 9) + 1);
  });
}
