import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addressParts } from '../../src/values/address-key.ts';
import { idKey, sameMaskedId } from '../../src/values/id-key.ts';
import { nameKey } from '../../src/values/name-key.ts';
import { normalize } from '../../src/values/normalize.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import type { ValueKind } from '../../src/values/value-kind.ts';

interface CaseFile {
  /** What is read: a kind of value, or the fields that each case names. */
  readonly kind?: ValueKind;
  readonly values?: readonly {
    readonly field?: string;
    readonly raw: string;
    readonly ocr?: boolean;
    /** Null: no such value. */
    readonly value: string | null;
    /** As `S>5@3`: an S at place 3 read as a 5. */
    readonly corrections?: readonly string[];
    readonly why?: string;
  }[];
  readonly same?: readonly (readonly [string, string])[];
  readonly different?: readonly (readonly [string, string])[];
}

const CASES = join(import.meta.dirname, '../../cases/values');

const sameness: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  'name.json': (left, right) => nameKey(left) === nameKey(right),
  'address.json': (left, right) => isDeepStrictEqual(addressParts(left), addressParts(right)),
  'id.json': (left, right) => idKey(left) === idKey(right) || sameMaskedId(left, right),
};

for (const file of readdirSync(CASES).sort()) {
  describe(file, () => {
    const cases = JSON.parse(readFileSync(join(CASES, file), 'utf8')) as CaseFile;
    for (const { field, raw, ocr = false, value, corrections, why } of cases.values ?? []) {
      const means = value === null ? 'is no such value' : `means ${value}`;
      const reason = why === undefined ? '' : `: ${why}`;
      it(`${field ?? cases.kind}: ${JSON.stringify(raw)}${ocr ? ' in a picture' : ''} ${means}${reason}`, () => {
        const read =
          field === undefined ? normalize(cases.kind ?? 'text', raw, { ocr }) : normalizeField(field, raw, { ocr });
        expect(read?.value ?? null).toBe(value);
        const changed = (read?.corrections ?? []).map(({ from, to, at }) => `${from}>${to}@${at}`);
        expect(changed).toEqual(corrections ?? []);
        for (const { from, at } of read?.corrections ?? []) expect(raw.slice(at, at + from.length)).toBe(from);
      });
    }
    const isSame = sameness[file];
    for (const [left, right] of cases.same ?? []) {
      it(`${left} is ${right}`, () => expect(isSame?.(left, right)).toBe(true));
    }
    for (const [left, right] of cases.different ?? []) {
      it(`${left} is not ${right}`, () => expect(isSame?.(left, right)).toBe(false));
    }
  });
}
