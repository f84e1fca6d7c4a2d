import { layoutSets } from '../../bench/split/layout-sets.ts';
import type { Layout } from '../packages/core/layout.ts';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { boxOverlap } from '@countersign/engine/pages/box';
import { trueValues } from '../../bench/fields/score-fields.ts';
import { drawnDocument } from './gather-pages.ts';
import { type Example, exampleOf, Names } from './examples.ts';
import { answer, fit, type Model } from './model.ts';

export const skipped = (field: string) => findField(field)?.kind === 'boolean' || field === 'page_count_complete' || field === 'note_signature_date' || field === 'conditions';
export const houseOf = (layout: Layout, open: string): string => (/^[a-z]-/.test(layout.id) ? `${open}-${layout.id[0]}` : 'first');

export interface Collected { examples: Example[]; names: Names; asked: Map<string, Set<string>> }
export async function collect(seeds: readonly number[]): Promise<Collected> {
  const names = new Names();
  const examples: Example[] = [];
  const asked = new Map<string, Set<string>>();
  const list: { layout: Layout; house: string }[] = layoutSets.filter((s) => s.open).flatMap((s) => s.layouts.filter((l) => l.docType !== 'other').map((layout) => ({ layout, house: houseOf(layout, s.name) })));
  for (const seed of seeds) for (const { layout } of list) {
    const { truth } = await drawnDocument(layout, seed);
    const one = truth.documents[0]!;
    const own = asked.get(one.docType) ?? new Set<string>();
    asked.set(one.docType, own);
    for (const f of trueValues(one).keys()) if (!skipped(f)) own.add(f);
  }
  for (const seed of seeds) for (const { layout, house } of list) {
    const { pages, truth } = await drawnDocument(layout, seed);
    const one = truth.documents[0]!;
    examples.push(exampleOf(house, layout.id, one.docType, pages, one, [...(asked.get(one.docType) ?? [])], names));
  }
  return prune({ examples, names, asked });
}

/** Features of at least two layouts; any other is the mark of one. */
export function prune({ examples, names, asked }: Collected, least = 2): Collected {
  const seen = new Int32Array(names.names.length);
  const last = new Map<number, string>();
  for (const e of examples) { const own = new Set<number>(); for (const ids of e.spans) for (const id of ids) own.add(id); for (const id of own) if (last.get(id) !== e.layout) { last.set(id, e.layout); seen[id] += 1; } }
  const kept = new Names();
  const map = new Int32Array(names.names.length).fill(-1);
  for (const [id, name] of names.names.entries()) if (seen[id]! >= least) map[id] = kept.id(name);
  return { names: kept, asked, examples: examples.map((e) => ({ ...e, spans: e.spans.map((ids) => Int32Array.from([...ids].map((id) => map[id]!).filter((id) => id >= 0))) })) };
}

export interface Row { readonly house: string; readonly docType: string; readonly layout: string; readonly field: string; readonly p: number; readonly right: boolean; readonly marked: boolean; readonly boxRight: boolean; readonly read: string; readonly expected: string }
export interface Scored { rows: Row[]; wanted: { docType: string; field: string }[] }
export function judge(model: Model, examples: readonly Example[]): Scored {
  const rows: Row[] = [];
  const wanted: { docType: string; field: string }[] = [];
  for (const e of examples) {
    const given = answer(model, e);
    for (const [field, { truth }] of e.fields) for (const _ of truth) wanted.push({ docType: e.docType, field });
    for (const a of given) {
      const truth = e.fields.get(a.field)!.truth;
      const hit = truth.find(({ keys }) => keys.has(a.key));
      const place = e.boxes[a.span]!;
      rows.push({ house: e.house, docType: e.docType, layout: e.layout, field: a.field, p: a.p, right: hit !== undefined, marked: truth.length > 0, boxRight: hit?.places.some(({ pageNo, box }) => pageNo === place.pageNo && boxOverlap(box, place.box) >= 0.5) ?? false, read: a.value, expected: truth.map((t) => t.shown).join(' | ') });
    }
  }
  return { rows, wanted };
}

export function show(title: string, { rows, wanted }: Scored): void {
  const n = wanted.length;
  const line = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98].map((t) => {
    const over = rows.filter(({ p }) => p >= t);
    const right = over.filter((r) => r.right).length;
    const wrong = over.filter((r) => !r.right && r.marked).length;
    const extra = over.filter((r) => !r.right && !r.marked).length;
    return { at: t, recall: (right / n).toFixed(3), 'wrong %': ((100 * wrong) / n).toFixed(2), 'unmarked %': ((100 * extra) / n).toFixed(2), boxes: (over.filter((r) => r.boxRight).length / Math.max(1, right)).toFixed(3) };
  });
  console.log(title, n); console.table(line);
}
export async function run(args: readonly string[]): Promise<void> {
  const t0 = Date.now();
  const all = await collect([1]);
  console.log('collected', all.examples.length, 'features', all.names.names.length, (Date.now() - t0) / 1000, 's', Math.round(process.memoryUsage().rss / 1e6), 'MB');
  const only = args[0] ?? '0';
  const folds = [(h: string) => h === 'first', (h: string) => h.startsWith('working-'), (h: string) => h.startsWith('opened-')];
  const together: Scored = { rows: [], wanted: [] };
  for (const own of folds.filter((_, i) => only === 'all' || String(i) === only)) {
    const train = all.examples.filter(({ house }) => !own(house));
    const held = all.examples.filter(({ house }) => own(house));
    const model = fit(train, all.names, all.asked, { epochs: Number(args[1] ?? 5), rate: 0.3, l2: 0.0005, drop: 0.4 });
    const scored = judge(model, held);
    show(`fold ${held.length}`, scored);
    together.rows.push(...scored.rows); together.wanted.push(...scored.wanted);
    console.log((Date.now() - t0) / 1000);
  }
  show('all folds', together);
  const by = new Map<string, number[]>();
  for (const { field } of together.wanted) { const o = by.get(field) ?? [0, 0, 0, 0]; o[0]! += 1; by.set(field, o); }
  for (const r of together.rows) { const o = by.get(r.field) ?? [0, 0, 0, 0]; if (r.p >= 0.7) { if (r.right) o[1]! += 1; else if (r.marked) o[2]! += 1; else o[3]! += 1; } by.set(r.field, o); }
  console.log('field wanted right wrong unmarked (at 0.7)');
  for (const [f, o] of [...by].sort((a, b) => (b[1][0]! - b[1][1]!) - (a[1][0]! - a[1][1]!)).slice(0, 50)) console.log(f, ...o);
  for (const r of together.rows.filter((r) => !r.right && r.marked && r.p >= 0.8).filter((_, i) => i % 5 === 0).slice(0, 50)) console.log(`${r.docType}/${r.layout} ${r.field} ${r.p.toFixed(2)}: read "${r.read.slice(0, 60)}" expected "${r.expected.slice(0, 70)}"`);
}
