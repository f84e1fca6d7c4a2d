import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ExtractedValue } from '@countersign/engine/extraction/extract-document';
import type { Page } from '@countersign/engine/pages/page';
import { loanValues, scoreFields } from '../../bench/fields/score-fields.ts';
import { layoutSets } from '../../bench/split/layout-sets.ts';
import { drawnPackage, type KeptFile, realFile } from './gather-pages.ts';

export type Reader = (name: string, pages: readonly Page[], documents: KeptFile['documents']) => ExtractedValue[][];
export interface Line { readonly set: string; readonly docType: string; readonly field: string; readonly outcome: 'right' | 'wrong' | 'extra'; readonly confidence: number; readonly boxRight: boolean | null; readonly read: string; readonly expected: string; readonly file: string }
export interface Report { readonly lines: Line[]; readonly wanted: Map<string, number>; readonly wantedBy: Map<string, number> }

const REAL = process.env.REAL_DOCUMENTS ?? '';
const fold = (s: string) => String(s).toLowerCase().replace(/[^a-z0-9]/g, '');
const within = new Set(['principal_words', 'property_address', 'borrower_address', 'lender_address', 'legal_description', 'loan_purpose', 'rate_index', 'property_county', 'occupancy', 'rate_type', 'guaranty_type']);
const isName = (f: string) => /(_name|insured|owner|agent)$/.test(f);
export function sameReal(field: string, got: string, truth: string): boolean {
  return truth.split('|').some((alt) => {
    const a = fold(alt), b = fold(got);
    if (within.has(field)) return b.includes(a);
    if (isName(field)) return a === b || (b.includes(a) && b.length - a.length <= 60);
    return (alt.trim() !== '' && Number(alt) === Number(got)) || a === b;
  });
}
export interface RealTruth { readonly file: string; readonly docTypes: readonly string[]; readonly fields: Readonly<Record<string, readonly string[]>> }
export const realTruth = (): RealTruth[] => JSON.parse(readFileSync(`${REAL}/truth.json`, 'utf8'));

export async function* scoredFiles(): AsyncGenerator<[string, KeptFile]> {
  const scored = layoutSets.find(({ name }) => name === 'scored');
  for (let i = 0; i < 20; i += 1) yield [`scored-${9000 + i}`, await drawnPackage('scored', scored?.layouts ?? [], 9000 + i)];
}
export async function* realFiles(): AsyncGenerator<[string, Omit<KeptFile, 'truth'>, RealTruth, boolean]> {
  for (const [at, one] of realTruth().entries()) yield [`real-${one.file}`, await realFile(one.file.replace(/\.pdf$/, ''), `${REAL}/${one.file}`), one, at % 2 === 0];
}

export async function report(reader: Reader): Promise<Report> {
  const lines: Line[] = [];
  const wanted = new Map<string, number>();
  const wantedBy = new Map<string, number>();
  const want = (set: string, docType: string, field: string) => { wanted.set(set, (wanted.get(set) ?? 0) + 1); const k = `${set} ${docType}`; wantedBy.set(k, (wantedBy.get(k) ?? 0) + 1); const f = `${set} ${field}`; wantedBy.set(f, (wantedBy.get(f) ?? 0) + 1); };
  for await (const [name, { pages, truth, documents }] of scoredFiles()) {
    const read = reader(name, pages, documents).flat();
    const loan = loanValues(truth.documents);
    for (const one of truth.documents.filter(({ docType }) => docType !== 'other'))
      for (const v of scoreFields(one, truth.seed, read.filter(({ pageNo }) => pageNo >= one.fromPage && pageNo <= one.toPage), loan)) {
        if (v.outcome === 'right' || v.outcome === 'missed') want('scored', one.docType, v.field);
        if (v.outcome === 'right' || v.outcome === 'wrong') lines.push({ set: 'scored', docType: one.docType, field: v.field, outcome: v.outcome === 'right' ? 'right' : v.expected === '(not printed)' ? 'extra' : 'wrong', confidence: v.confidence, boxRight: v.boxRight, read: v.read, expected: v.expected, file: name });
      }
  }
  for await (const [name, { pages, documents }, truth, onlyScored] of realFiles()) {
    const set = onlyScored ? 'real-even' : 'real-odd';
    const read = reader(name, pages, documents).flat();
    for (const [field, list] of Object.entries(truth.fields)) {
      const own = read.filter(({ fieldName }) => fieldName === field);
      const used = new Set<ExtractedValue>();
      for (const t of list) {
        want(set, truth.docTypes[0] ?? '', field);
        const hit = own.filter((v) => sameReal(field, v.normalizedValue, t)).sort((a, b) => b.confidence - a.confidence)[0];
        if (hit !== undefined) { lines.push({ set, docType: truth.docTypes[0] ?? '', field, outcome: 'right', confidence: hit.confidence, boxRight: true, read: hit.normalizedValue, expected: t, file: name }); used.add(hit); }
      }
      for (const v of own) if (!used.has(v) && !list.some((t) => sameReal(field, v.normalizedValue, t) || fold(list.join(' and ')).includes(fold(v.normalizedValue)))) lines.push({ set, docType: truth.docTypes[0] ?? '', field, outcome: 'wrong', confidence: v.confidence, boxRight: null, read: v.normalizedValue, expected: list.join(' + '), file: name });
    }
  }
  return { lines, wanted, wantedBy };
}

export function showReport(title: string, { lines, wanted }: Report, at: readonly number[] = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95]): void {
  console.log(title);
  console.table([...wanted].flatMap(([set, n]) => at.map((t) => {
    const over = lines.filter((l) => l.set === set && l.confidence >= t);
    const right = over.filter((l) => l.outcome === 'right');
    const wrong = over.filter((l) => l.outcome !== 'right').length;
    return { set, at: t, n, recall: (right.length / n).toFixed(3), wrong, 'of shown %': ((100 * wrong) / Math.max(1, wrong + right.length)).toFixed(2), extra: over.filter((l) => l.outcome === 'extra').length, boxes: (right.filter((l) => l.boxRight).length / Math.max(1, right.length)).toFixed(3) };
  })));
}

/** What the rules read, kept: they do not change while weights do. */
export function kept(name: string, make: () => ExtractedValue[][]): ExtractedValue[][] {
  const file = `/tmp/countersign-fit-pages/old-${name}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = make();
  writeFileSync(file, JSON.stringify(made));
  return made;
}
