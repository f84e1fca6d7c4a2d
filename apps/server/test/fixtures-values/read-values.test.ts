import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { sameValueKey } from '@countersign/engine/values/same-value-key';
import { afterAll, expect, it } from 'vitest';
import { isWhole } from '../../../../tools/test-tier.ts';
import { reviewFiles } from '../../src/cli/review/review-files.ts';
import type { ReviewedDocument } from '../../src/cli/review/reviewed-document.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openPageReader } from '../../src/reading/index.ts';
import { describeWithFixtures } from '../fixtures.ts';
import { disclosures } from './disclosures.ts';
import type { ExpectedDocument } from './expected-value.ts';
import { insurance } from './insurance.ts';
import { loanPapers } from './loan-papers.ts';

const table = [...disclosures, ...loanPapers, ...insurance].filter(({ dear }) => dear !== true || isWhole);

/** Recognizing a page takes seconds, and others may be using the machine. */
const FILE_MS = 300_000;

describeWithFixtures('what a person reads off real documents', (folder) => {
  const reader = openPageReader({ config: readConfig(process.env) });
  afterAll(() => reader.close());

  it.each(table.map((document) => [basename(document.file), document] as const))(
    'is what is read off %s',
    async (_, expected) => {
      const path = join(folder, 'documents', expected.file);
      const { documents } = await reviewFiles(reader, [{ path, bytes: readFileSync(path) }], null);
      expect(documents.map(({ split }) => split.docType)).toContain(expected.docType);
      const found = readings(documents);
      const wanted = expected.values.map(({ field, value }) => `${field} ${keyOf(field, value)}`);
      const forgiven = (expected.mistakes ?? []).map(({ field, reads }) => `${field} ${keyOf(field, reads)}`);
      expect(
        found.filter((one) => !wanted.includes(one.key) && !forgiven.includes(one.key)).map(({ shown }) => shown),
        'values that no person reads there',
      ).toEqual([]);
      const keys = found.map(({ key }) => key);
      expect(
        expected.values.filter((one) => one.read && !keys.includes(`${one.field} ${keyOf(one.field, one.value)}`)),
        'values that were read before',
      ).toEqual([]);
      tellProgress(expected, keys);
    },
    FILE_MS,
  );
});

interface Reading {
  readonly key: string;
  readonly shown: string;
}

function readings(documents: readonly ReviewedDocument[]): readonly Reading[] {
  return documents.flatMap(({ values }) =>
    values.map(({ fieldName, normalizedValue, rawText, pageNo, rule, confidence }) => ({
      key: `${fieldName} ${keyOf(fieldName, normalizedValue)}`,
      shown: `${fieldName}: ${normalizedValue} (printed "${rawText}", page ${pageNo}, by ${rule}, ${confidence})`,
    })),
  );
}

/** Case and punctuation are not what a reading is wrong by. */
function keyOf(field: string, value: string): string {
  return sameValueKey(findField(field)?.kind ?? 'text', value);
}

/** A gap that has closed is no fault, but the table should say so. */
function tellProgress({ file, values, mistakes = [] }: ExpectedDocument, keys: readonly string[]): void {
  for (const one of values) {
    if (!one.read && keys.includes(`${one.field} ${keyOf(one.field, one.value)}`))
      process.stderr.write(`${basename(file)}: ${one.field} is read now; mark it so in the table.\n`);
  }
  for (const { field, reads } of mistakes) {
    if (!keys.includes(`${field} ${keyOf(field, reads)}`))
      process.stderr.write(`${basename(file)}: ${field} is no longer misread; take the mistake out of the table.\n`);
  }
}
