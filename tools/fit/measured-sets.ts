import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractedValue } from '@countersign/engine/extraction/extract-document';
import type { Page } from '@countersign/engine/pages/page';
import { loanValues, NOT_MARKED, scoreFields } from '../../bench/fields/score-fields.ts';
import { layoutSets } from '../../bench/split/layout-sets.ts';
import { drawnPackage, type KeptFile, realFile } from './gather-pages.ts';

/** Whatever reads the values of a file's documents. */
export type ValueReader = (
  pages: readonly Page[],
  documents: KeptFile['documents'],
) => readonly (readonly ExtractedValue[])[];

export interface Outcome {
  readonly set: string;
  readonly docType: string;
  readonly field: string;
  readonly outcome: 'right' | 'wrong' | 'unmarked';
  readonly confidence: number;
  readonly boxRight: boolean;
}

export interface Measured {
  readonly outcomes: readonly Outcome[];
  /** True values by set. */
  readonly wanted: ReadonlyMap<string, number>;
}

/** Seeds of the scored packages: those of `npm run bench -- fields`. */
const firstSeed = 9_000;
const packages = 20;

/** Reads the scored set, a package at a time; nothing of it is shown but figures. */
export async function measureScored(read: ValueReader): Promise<Measured> {
  const layouts = layoutSets.find(({ name }) => name === 'scored')?.layouts ?? [];
  const outcomes: Outcome[] = [];
  let wanted = 0;
  for (let seed = firstSeed; seed < firstSeed + packages; seed += 1) {
    const { pages, truth, documents } = await drawnPackage('scored', layouts, seed);
    const values = read(pages, documents).flat();
    const loan = loanValues(truth.documents);
    for (const one of truth.documents.filter(({ docType }) => docType !== 'other')) {
      const own = values.filter(({ pageNo }) => pageNo >= one.fromPage && pageNo <= one.toPage);
      for (const verdict of scoreFields(one, seed, own, loan)) {
        const { docType, field, outcome, confidence, boxRight, expected } = verdict;
        if (outcome === 'right' || outcome === 'missed') wanted += 1;
        if (outcome !== 'right' && outcome !== 'wrong') continue;
        const said = outcome === 'wrong' && expected === NOT_MARKED ? 'unmarked' : outcome;
        outcomes.push({ set: 'scored', docType, field, outcome: said, confidence, boxRight: boxRight === true });
      }
    }
  }
  return { outcomes, wanted: new Map([['scored', wanted]]) };
}

interface RealTruth {
  readonly file: string;
  readonly docTypes: readonly string[];
  /** Of each field its values; `a|b` are two ways to print one. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Reads real documents with their truth; those at even places are only ever scored. */
export async function measureReal(folder: string, read: ValueReader): Promise<Measured> {
  const file = join(folder, 'truth.json');
  const outcomes: Outcome[] = [];
  const wanted = new Map<string, number>();
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RealTruth[]) : [];
  for (const [place, one] of all.entries()) {
    const set = place % 2 === 0 ? 'real, only scored' : 'real, open';
    const { pages, documents } = await realFile(one.file.replace(/\.pdf$/, ''), join(folder, one.file));
    const values = read(pages, documents).flat();
    const docType = one.docTypes[0] ?? 'other';
    for (const [field, listed] of Object.entries(one.fields)) {
      wanted.set(set, (wanted.get(set) ?? 0) + listed.length);
      const own = values.filter(({ fieldName }) => fieldName === field);
      const hits = listed.flatMap((truth) => own.find((value) => means(field, value.normalizedValue, truth)) ?? []);
      const isSaid = (value: ExtractedValue): boolean =>
        listed.some((truth) => means(field, value.normalizedValue, truth)) ||
        fold(listed.join(' and ')).includes(fold(value.normalizedValue));
      const base = { set, docType, field, boxRight: true };
      for (const { confidence } of hits) outcomes.push({ ...base, outcome: 'right', confidence });
      for (const value of own)
        if (!isSaid(value)) outcomes.push({ ...base, outcome: 'wrong', confidence: value.confidence });
    }
  }
  return { outcomes, wanted };
}

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Fields whose truth is a part that must be in what is read. */
const held: ReadonlySet<string> = new Set([
  'principal_words',
  'property_address',
  'borrower_address',
  'lender_address',
  'legal_description',
  'loan_purpose',
  'rate_index',
  'property_county',
  'occupancy',
  'rate_type',
  'guaranty_type',
]);
const longerName = 60;

function means(field: string, read: string, truth: string): boolean {
  const own = fold(read);
  return truth.split('|').some((form) => {
    const wanted = fold(form);
    if (held.has(field)) return own.includes(wanted);
    if (/(?:_name|insured|owner|agent)$/.test(field))
      return own === wanted || (own.includes(wanted) && own.length - wanted.length <= longerName);
    return own === wanted || (form.trim() !== '' && Number(form) === Number(read));
  });
}

const levels = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95];

export function showMeasured(title: string, { outcomes, wanted }: Measured): void {
  console.log(`\n${title}`);
  console.table(
    [...wanted].flatMap(([set, all]) =>
      levels.map((level) => {
        const shown = outcomes.filter((one) => one.set === set && one.confidence >= level);
        const right = shown.filter(({ outcome }) => outcome === 'right');
        return {
          set,
          'true values': all,
          'from a confidence of': level,
          recall: (right.length / all).toFixed(3),
          wrong: shown.length - right.length,
          'wrong of shown %': ((100 * (shown.length - right.length)) / Math.max(1, shown.length)).toFixed(2),
          'nothing marked': shown.filter(({ outcome }) => outcome === 'unmarked').length,
          boxes: (right.filter(({ boxRight }) => boxRight).length / Math.max(1, right.length)).toFixed(3),
        };
      }),
    ),
  );
}
