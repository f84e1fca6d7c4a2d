import { writeFileSync } from 'node:fs';
import { readByRules } from '@countersign/engine/extraction/read-by-rules';
import { scoreDocument } from '@countersign/engine/extraction/score/score-document';
import { contendersOf, testimonyOf } from '@countersign/engine/extraction/score/weigh-values';
import { readyWeights } from '@countersign/engine/extraction/score/weights';
import { viewOf } from '@countersign/engine/extraction/spans/document-view';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { isSame } from '../../bench/real/score-document.ts';
import { Asked, sharedFeatures, toExample } from './collect-examples.ts';
import { drawnLessons, sampledLessons } from './drawn-lessons.ts';
import { type Example, Names } from './examples.ts';
import { fitScores } from './fit-scores.ts';
import { realLessons } from './real-lessons.ts';
import { shipWeights } from './ship-weights.ts';

const houses = Number(process.env.HOUSES ?? 30);
export async function exp(out: string): Promise<void> {
  const real = await realLessons();
  const asked = new Asked();
  const allFields = fieldCatalogue.map(({ name }) => name);
  for await (const l of drawnLessons()) asked.add(l, allFields);
  for (const l of sampledLessons(houses)) asked.add(l, allFields);
  for (const { lesson } of real) asked.add(lesson, allFields);
  const names = new Names();
  const drawn: Example[] = [];
  const fields = asked.byType;
  console.log(new Date().toISOString(), 'collect');
  for await (const l of drawnLessons()) drawn.push(toExample(l, fields, names));
  for (const l of sampledLessons(houses)) drawn.push(toExample(l, fields, names));
  const own = real.map((lesson) => ({ lesson, example: toExample(lesson.lesson, fields, names) }));
  console.log(new Date().toISOString(), 'collected', names.names.length, process.memoryUsage().rss / 1e6);
  const trials: unknown[] = [];
  let want = 0;
  for (const fold of [0, 1]) {
    const examples = [...drawn, ...own.filter(({ lesson }) => lesson.fold !== fold).map(({ example }) => example)];
    const shared = sharedFeatures({ examples, names, asked: fields });
    const weights = readyWeights({ ...shipWeights(fitScores(shared.examples, names, fields)), trust: {} });
    console.log(new Date().toISOString(), 'fitted');
    for (const { document, lesson, parts } of real.filter((l) => l.fold === fold)) {
      const { truth } = document;
      want += Object.values(truth.fields).flat().length;
      for (const { docType, fromPage, toPage } of parts) {
        const pages = lesson.pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage);
        const view = viewOf(pages);
        const scores = scoreDocument(weights, view, docType);
        for (const c of contendersOf(readByRules({ docType, pages }), scores))
          for (const one of c) {
            const wanted = truth.fields[one.field] ?? (truth.absent?.includes(one.field) === true ? [] : null);
            if (wanted === null) continue;
            const value = one.read?.normalizedValue ?? one.scored?.value ?? '';
            trials.push({
              file: truth.file, docType, field: one.field, value, wanted,
              right: wanted.some((form) => isSame(one.field, value, form)),
              testimony: testimonyOf(one, c, scores), rule: one.read?.rule ?? null,
              made: one.scored?.span.made ?? null, terms: one.scored?.terms ?? null,
            });
          }
      }
    }
  }
  writeFileSync(out, JSON.stringify({ want, trials }));
  console.log(new Date().toISOString(), trials.length, 'trials', want, 'wanted');
}
