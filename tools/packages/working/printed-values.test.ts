import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { makeFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { createRandom } from '../core/random.ts';
import { drawDocument } from '../core/sheet.ts';
import type { TruthValue } from '../core/truth.ts';
import { canonicalFields } from './canonical-fields.ts';
import { workingLayouts } from './index.ts';

const seed = 47;

const pdf = new PDFDocument({ autoFirstPage: false, bufferPages: true });

function printedValues(layout: Layout): readonly TruthValue[] {
  const random = createRandom(seed);
  let facts = makeFacts(random.fork('facts'));
  for (let retry = 1; layout.suits?.(facts) === false && retry <= 200; retry += 1) {
    facts = makeFacts(random.fork(`facts ${retry}`));
  }
  const options = { random: random.fork('draw 0'), signed: true, subject: 0 };
  return drawDocument(pdf, random.fork('ink'), (open) => layout.draw((sheet = {}) => open(sheet), facts, options))
    .values;
}

/** What the text means to the generator. A field with its own words may be written in another case there. */
function meaning({ field, value }: TruthValue): string {
  const entry = fieldCatalogue.find(({ name }) => name === field);
  return entry?.vocabulary === undefined ? value : (normalizeField(field, value)?.value ?? value);
}

describe('the values that the layouts print', () => {
  // Drawing takes most of the time, so it is done once for both readings.
  const drawn = workingLayouts.map((layout) => ({ layout, values: printedValues(layout) }));

  it('belong to the fields of the catalogue', () => {
    expect(fieldCatalogue.map(({ name }) => name).sort()).toEqual([...canonicalFields].sort());
  });

  for (const ocr of [false, true]) {
    it(`mean to the normalizers what they mean to the generator${ocr ? ', as read from a picture' : ''}`, () => {
      const wrong = drawn.flatMap(({ layout, values }) =>
        values.flatMap((printed) => {
          const read = normalizeField(printed.field, printed.printed, { ocr });
          return read?.value === meaning(printed) && read.corrections.length === 0
            ? []
            : [`${layout.id} ${printed.field}: ${printed.printed} read as ${read?.value} instead of ${printed.value}`];
        }),
      );
      expect(wrong).toEqual([]);
    });
  }
});
