import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitPackage } from '../../src/classification/split-package.ts';
import { pagesFromText, type WrittenPage } from './pages-from-text.ts';

interface Case {
  readonly name: string;
  readonly pages: readonly WrittenPage[];
  /** Documents as `1-2 promissory_note`. */
  readonly documents: readonly string[];
  readonly blankPages?: readonly number[];
  readonly separatorPages?: readonly number[];
  /** By index of the document. */
  readonly missing?: Readonly<Record<string, readonly number[]>>;
  readonly duplicateOf?: Readonly<Record<string, number>>;
  /** Words that must stand in a note or in the detail of the completeness of a document. */
  readonly says?: Readonly<Record<string, string>>;
  /** Words that must be among those that decided. */
  readonly decidedBy?: Readonly<Record<string, string>>;
}

const CASES = join(import.meta.dirname, '../../cases/classification');

for (const file of readdirSync(CASES).sort()) {
  describe(file, () => {
    const cases = JSON.parse(readFileSync(join(CASES, file), 'utf8')) as readonly Case[];
    for (const one of cases) {
      it(one.name, () => {
        const split = splitPackage(pagesFromText(one.pages));
        expect(split.documents.map((found) => `${found.fromPage}-${found.toPage} ${found.docType}`)).toEqual(
          one.documents,
        );
        if (one.blankPages !== undefined) expect(split.blankPages).toEqual(one.blankPages);
        if (one.separatorPages !== undefined) expect(split.separatorPages).toEqual(one.separatorPages);
        for (const [index, missing] of Object.entries(one.missing ?? {})) {
          expect(split.documents[Number(index)]?.completeness.missing).toEqual(missing);
        }
        for (const [index, found] of split.documents.entries()) {
          expect(found.duplicateOf?.document ?? null).toBe(one.duplicateOf?.[String(index)] ?? null);
        }
        for (const [index, words] of Object.entries(one.says ?? {})) {
          const document = split.documents[Number(index)];
          expect([...(document?.notes ?? []), document?.completeness.detail ?? ''].join(' ')).toContain(words);
        }
        for (const [index, words] of Object.entries(one.decidedBy ?? {})) {
          expect(split.documents[Number(index)]?.decidedBy.map(({ text }) => text).join(' | ')).toContain(words);
        }
      });
    }
  });
}
