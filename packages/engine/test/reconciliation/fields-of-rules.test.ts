import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from '../../data/families/catalogue.ts';
import { listDocTypes } from '../../src/classification/list-doc-types.ts';
import { fieldCatalogue } from '../../src/fields/field-catalogue.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';

const root = join(import.meta.dirname, '../../../..');
const names = new Set(fieldCatalogue.map(({ name }) => name));
const docTypeIds = new Set<string>(listDocTypes().map(({ id }) => id));
const read = new Set(families.flatMap(({ rules }) => rules.map(({ field }) => field)));

/** Fields that no layout reads, each with how the rule comes to speak. */
const NOT_READ: Readonly<Record<string, string>> = {
  page_count_complete: 'follows from the printed page numbers, which the splitting looks at',
};

/** Fields that no rule and no map uses: a reviewer sees them in the list of values, beside what the rules compare. */
const SHOWN: Readonly<Record<string, string>> = {
  lender_address: 'where letters go that the package asks for',
  title_commitment_number: 'names the commitment to the title company',
  insurer_name: 'whom to ask for a certificate',
  flood_determination_date: 'names the determination to its vendor',
  approval_number: 'names the approval in the bank’s own system',
  tip: 'printed with the APR on a Closing Disclosure',
  escrow_monthly: 'what the servicer collects beside the payment',
};

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** What code names a field by: a text in quotes, a key, or the beginning of a name that is put together. */
function unusedIn(texts: readonly string[], fields: readonly string[]): readonly string[] {
  const text = texts.join('\n');
  const made = [...text.matchAll(/`([a-z_]{4,})\$\{/g)].map(([, start = '']) => start);
  return fields.filter(
    (name) =>
      !new RegExp(`['"\`]${name}['"\`]|\\b${name}:`).test(text) && !made.some((start) => name.startsWith(start)),
  );
}

describe('every field that a shipped rule reads', () => {
  it('stands in the catalogue, and its document types are those of the catalogue', () => {
    const unknown = shippedRules.flatMap(({ id, fields, docTypes }) => [
      ...fields.filter((field) => !names.has(field)).map((field) => `${id} ${field}`),
      ...docTypes.filter((type) => type !== 'approval_record' && !docTypeIds.has(type)).map((type) => `${id} ${type}`),
    ]);
    expect(unknown).toEqual([]);
  });

  it('is read off some document, so that the rule can ever speak', () => {
    const never = shippedRules.flatMap(({ id, fields }) =>
      fields.filter((field) => !read.has(field) && NOT_READ[field] === undefined).map((field) => `${id} ${field}`),
    );
    expect(never).toEqual([]);
    expect(
      Object.keys(NOT_READ).filter((field) => read.has(field)),
      'read by now',
    ).toEqual([]);
  });
});

describe('every canonical field', () => {
  const used = [
    'packages/engine/src/reconciliation',
    'packages/engine/src/field-maps',
    'apps/server/src/boarding',
    'apps/server/src/wires',
    'apps/web/src',
  ].flatMap(sources);

  it('is used by a rule, a map or a screen', () => {
    const unused = unusedIn(used, [...names]);
    expect(unused.filter((name) => SHOWN[name] === undefined)).toEqual([]);
    expect(
      Object.keys(SHOWN).filter((name) => !unused.includes(name)),
      'used by now',
    ).toEqual([]);
  });

  it('would be told where nothing names it', () => {
    expect(unusedIn(["read('principal_amount')"], ['principal_amount', 'shoe_size'])).toEqual(['shoe_size']);
  });
});
