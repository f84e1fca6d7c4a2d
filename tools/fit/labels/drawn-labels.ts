import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { partyOfWords } from '@countersign/engine/lar/suggest/candidate';
import { factsOf, featuresOf } from '@countersign/engine/lar/suggest/features';
import { labelWords } from '@countersign/engine/lar/suggest/label-words';
import type { PlaceOfSample } from '@countersign/engine/lar/suggest/place-of-sample';
import { randomFrom } from '../fit-scores.ts';
import type { Example, Fields } from './example.ts';
import type { LabeledExport } from './labeled-exports.ts';
import { FOREIGN_HEADINGS, OTHER_LABELS, TURNING_WORDS } from './other-labels.ts';
import { phrasesOf } from './phrases-of-field.ts';
import { LABELS_OF_RARE_FIELDS } from './rare-fields.ts';

/** A label that was made up says less than one that stood in an export. */
const WEIGHTS = { phrase: 0.3, rare: 0.5, other: 0.4, turned: 0.3 };
const MOST_PHRASES = 80;
/** How many of the exports' labels are turned into something else. */
const TURNED_SHARE = 0.25;
const seed = 3;

/** Values where no export has one of the field, by kind. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  money: [
    '$1,250.00',
    '25.00',
    '$250,000',
    '245000.00',
    '1,785,000.00',
    '2500.00',
    '$18,042.72',
    '416.50',
    '$750.00',
    '29.75',
  ],
  rate: ['6.25%', '5.000', '0.25', '8.15%', '80.00%', '1.45', '131.107%', '2.000', '18%'],
  date: ['2024-05-29', '6/9/2025', '03/27/2026', 'June 4, 2024', '20240117', '2025-03-01', '10/25/2024', '1/31/2027'],
  id: ['HP 0098814', 'CC-24-1190', '4471900226', '0440091765', 'VT-880-31174', '123000000', '2310055518', '60-11924'],
  name: [
    'Union Farm Mutual of Vermont',
    'Poudre Title Guaranty',
    'Alton Pruitt',
    'Marisol Dietz',
    'Salt River Savings Bank',
    'Finley Creek Townhomes, LLC',
    'JANICE UPHOFF',
  ],
  text: [
    'Commercial',
    'Managing Member',
    'Utility easement to the power company',
    'Monthly statements within 20 days',
    'A+',
    'Approved as presented',
  ],
  boolean: ['Y', 'N', 'Yes', 'No', 'true', 'false'],
  integer: ['15', '10', '360', '84', '120', '5'],
  address: ['88 Shawnee Ct, Newark, OH 43055', '577 Mulberry Street, Macon, GA 31201', '915 N PINE ST, PRATT KS 67124'],
};

interface Label {
  readonly text: string;
  readonly above: string;
}

/** Labels as systems and people write them, each with a value of its field. */
export function drawnLabels(exports: readonly LabeledExport[], fields: Fields): readonly Example[] {
  const random = randomFrom(seed);
  const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)];
  const known = valuesByField(exports, fields);
  const draw = ({ text, above }: Label, number: number, values: readonly string[], weight: number): Example => {
    const words = labelWords(text);
    const parent = above === '' ? [] : labelWords(above);
    const party = partyOfWords(words) ?? partyOfWords(parent);
    const candidate = { label: text, words, parent, context: parent, party, path: '$' };
    return exampleOf({ candidate, values, exact: values }, number, fields, weight);
  };
  const taught = fieldCatalogue.flatMap(({ name, title, kind }) => {
    const number = fields.numberOf(name);
    const value = () => pick(known.get(name) ?? []) ?? [pick(SAMPLES[kind] ?? []) ?? ''];
    const sure = phrasesOf(name).filter((phrase) => !/^[~?]/.test(phrase));
    const phrases = [title, ...shuffled([...new Set(sure)], random).slice(0, MOST_PHRASES)];
    return [
      ...phrases.map((text) => draw({ text, above: '' }, number, value(), WEIGHTS.phrase)),
      ...labelsIn(LABELS_OF_RARE_FIELDS[name] ?? '').map((label) => draw(label, number, value(), WEIGHTS.rare)),
    ];
  });
  const others = Object.entries(OTHER_LABELS).flatMap(([kind, labels]) =>
    labelsIn(labels).map((label) => draw(label, fields.none, [pick(SAMPLES[kind] ?? []) ?? ''], WEIGHTS.other)),
  );
  const turned = exports.flatMap(({ examples, places }) =>
    places.flatMap((place, at): readonly Example[] => {
      const isOfField = examples[at]?.allowed.every((number) => number !== fields.none) === true;
      if (!isOfField || random() >= TURNED_SHARE) return [];
      return [
        turnedAway(place, random() < 0.5 ? { word: pick(TURNING_WORDS) } : { heading: pick(FOREIGN_HEADINGS) }, fields),
      ];
    }),
  );
  return [...taught, ...others, ...turned];
}

/** "Old note rate", and the rate below "Existing debt". */
function turnedAway(
  place: PlaceOfSample,
  { word, heading }: { word?: string | undefined; heading?: string | undefined },
  fields: Fields,
): Example {
  const { candidate } = place;
  const words = word === undefined ? candidate.words : [...word.split('_'), ...candidate.words];
  const parent = heading === undefined ? (candidate.parent ?? []) : labelWords(heading);
  const context = heading === undefined ? candidate.context : parent;
  return exampleOf(
    { ...place, candidate: { ...candidate, words, parent, context } },
    fields.none,
    fields,
    WEIGHTS.turned,
  );
}

function exampleOf(place: PlaceOfSample, number: number, fields: Fields, weight: number): Example {
  const features = featuresOf([place], 0, factsOf([place])).filter(
    (feature) => !/^(?:at:|size:largest|date:(?:first|last)$)/.test(feature),
  );
  return { features, allowed: [number], mask: fields.maskOf(place.values, place.exact, [number]), weight };
}

function labelsIn(text: string): readonly Label[] {
  return text
    .split(';')
    .map((label) => label.trim())
    .filter((label) => label !== '')
    .map((label) => {
      const [above = '', own] = label.split(' > ');
      return own === undefined ? { text: above, above: '' } : { text: own, above };
    });
}

function valuesByField(
  exports: readonly LabeledExport[],
  fields: Fields,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const { examples, places } of exports) {
    for (const [at, { allowed }] of examples.entries()) {
      const [only, ...more] = allowed;
      const values = places[at]?.values;
      if (only === undefined || only === fields.none || more.length > 0 || values === undefined) continue;
      const name = fields.names[only] ?? '';
      found.set(name, [...(found.get(name) ?? []), values]);
    }
  }
  return found;
}

export function shuffled<One>(list: readonly One[], random: () => number): readonly One[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
