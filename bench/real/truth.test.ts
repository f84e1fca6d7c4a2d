import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOC_TYPE_IDS } from '@countersign/engine/classification/doc-type';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import { describe, expect, it } from 'vitest';
import type { Truth } from './real-documents.ts';

const folder = join(import.meta.dirname, 'truth');
const groups = readdirSync(folder);
const all = groups.flatMap((group) => JSON.parse(readFileSync(join(folder, group), 'utf8')) as Truth[]);
const sources = JSON.parse(readFileSync(join(import.meta.dirname, 'sources.json'), 'utf8')) as { file: string }[];

describe('the truth about real documents', () => {
  it('names each document once, and says where it comes from', () => {
    const files = all.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    const collected = files.filter((file) => !file.startsWith('../shared/'));
    expect(collected.sort()).toEqual(sources.map(({ file }) => file).sort());
  });

  it.each(all)(
    'speaks of fields, types and pages that there are: $file',
    ({ docTypes, fields, absent = [], pages }) => {
      const types: readonly string[] = DOC_TYPE_IDS;
      for (const docType of [...docTypes, ...(pages ?? []).map((page) => page.docType)])
        expect(types).toContain(docType);
      for (const field of [...Object.keys(fields), ...absent]) expect(findField(field), field).toBeDefined();
      for (const field of absent) expect(fields[field], field).toBeUndefined();
      for (const [index, { from, to }] of (pages ?? []).entries()) {
        expect(to).toBeGreaterThanOrEqual(from);
        expect(from).toBe((pages?.[index - 1]?.to ?? 0) + 1);
      }
    },
  );

  it.each(all.filter(({ boxes }) => boxes !== undefined))(
    'places values that it states, on pages that there are: $file',
    ({ fields, pages, boxes = {} }) => {
      for (const [field, places] of Object.entries(boxes)) {
        expect(fields[field], field).toBeDefined();
        for (const { page, x, y, w, h } of places) {
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(pages?.at(-1)?.to ?? page);
          for (const [from, size] of [
            [x, w],
            [y, h],
          ] as const) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(size).toBeGreaterThan(0);
            expect(from + size).toBeLessThanOrEqual(1);
          }
        }
      }
    },
  );

  it('writes values as the catalogue does, so that no right reading is missed for its form', () => {
    const odd: string[] = [];
    for (const { file, fields } of all)
      for (const [field, values] of Object.entries(fields))
        for (const form of values.flatMap((value) => value.split('|'))) {
          const kind = findField(field)?.kind;
          if (kind === 'text' || kind === 'name' || kind === 'address' || kind === 'id' || kind === 'boolean') continue;
          const meant = normalizeField(field, form)?.value;
          if (meant === undefined || (meant !== form && Number(meant) !== Number(form)))
            odd.push(`${file} ${field} ${form}: ${meant ?? 'not read'}`);
        }
    expect(odd).toEqual([]);
  });

  it('holds every group that the benchmark looks for', () => {
    const code = readFileSync(join(import.meta.dirname, 'real-documents.ts'), 'utf8');
    for (const group of groups) expect(code).toContain(`'${group.replace('.json', '')}'`);
    expect(existsSync(join(folder, 'notes.json'))).toBe(true);
  });
});
