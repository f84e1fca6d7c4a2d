import { writeFileSync } from 'node:fs';
import { families } from '../../packages/engine/data/families/catalogue.ts';
import { labelsOf } from '@countersign/engine/extraction/rule-types/label';
import { plainWord } from '@countersign/engine/extraction/spans/document-view';
export async function run() {
  const by = new Map<string, Map<string, number>>();
  for (const { rules } of families) for (const rule of rules) {
    if (rule.type !== 'label' && rule.type !== 'table') continue;
    for (const label of labelsOf(rule)) {
      const phrase = label.split(/\s+/).map((w) => plainWord(w)).filter((w) => w !== '').join(' ');
      if (phrase === '' || phrase.split(' ').length > 7) continue;
      const own = by.get(phrase) ?? new Map<string, number>();
      by.set(phrase, own);
      own.set(rule.field, (own.get(rule.field) ?? 0) + 1);
    }
  }
  const out: Record<string, string[]> = {};
  let n = 0;
  for (const [phrase, fields] of by) for (const field of fields.keys()) { (out[field] ??= []).push(phrase); n += 1; }
  console.log(by.size, n);
  writeFileSync('/tmp/lexicon.json', JSON.stringify(out));
  const lines = Object.keys(out).sort().map((f) => `  ${f}: ${JSON.stringify(out[f]!.sort())},`);
  writeFileSync('packages/engine/data/lexicon.ts', `/** Words by which labels name ideas. */\nexport const lexicon: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n};\n`);
}
