import { layoutSets } from '../../bench/split/layout-sets.ts';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { trueValues } from '../../bench/fields/score-fields.ts';
import { drawnDocument } from './gather-pages.ts';
import { exampleOf, Names } from './examples.ts';
/** How much of the truth is among the spans. */
export async function run() {
  const names = new Names();
  const have = new Map<string, [number, number]>(); let pages=0, spans=0, ms=0; const miss: string[] = [];
  let n = 0;
  for (const set of layoutSets) if (set.open) for (const layout of set.layouts) {
    if (layout.docType === 'other' || (n += 1) % 4 !== 0) continue;
    const { pages: own, truth } = await drawnDocument(layout, 1);
    const one = truth.documents[0]!;
    const fields = [...trueValues(one).keys()];
    const t = performance.now();
    const ex = exampleOf('', layout.id, one.docType, own, one, fields, names);
    ms += performance.now() - t; pages += own.length; spans += ex.spans.length;
    for (const f of fields) {
      const e = ex.fields.get(f); const kind = findField(f)!.kind;
      for (const tv of e?.truth ?? []) {
        const ok = e!.choices.some((c) => tv.keys.has(c.key));
        for (const k of [f, 'kind ' + kind]) { const h = have.get(k) ?? [0, 0]; h[0] += ok ? 1 : 0; h[1] += 1; have.set(k, h); }
        if (!ok && kind !== 'boolean') miss.push(`${one.docType}/${layout.id} ${f}: ${tv.shown}`);
      }
    }
  }
  for (const [f, [a, b]] of [...have].sort((x, y) => (x[1][0] - x[1][1]) - (y[1][0] - y[1][1])).slice(0, 60)) console.log(f, a, b, (a / b).toFixed(3));
  console.log({ pages, spans, ms, perPage: ms / pages, features: names.names.length });
  console.log(miss.filter((_, i) => i % 3 === 0).slice(0, 70).join('\n').slice(0, 9000));
}
