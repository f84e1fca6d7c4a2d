import PDFDocument from 'pdfkit';
import { makeFacts } from '../facts.ts';
import type { Layout } from '../layout.ts';
import { createRandom } from '../random.ts';
import { type DrawnDocument, drawDocument } from '../sheet.ts';

// One PDF for all: reading the embedded faces again for every document takes most of the time.
const pdf = new PDFDocument({ autoFirstPage: false, bufferPages: true });

/** What `makeDocument` would draw for this seed, without a file of its own. */
export function drawOnce(layout: Layout, seed: number): DrawnDocument {
  const random = createRandom(seed);
  let facts = makeFacts(random.fork('facts'));
  for (let retry = 1; layout.suits?.(facts) === false; retry += 1) {
    if (retry > 200) throw new Error(`${layout.id} suits no loan.`);
    facts = makeFacts(random.fork(`facts ${retry}`), layout.only?.[0]);
  }
  const options = { random: random.fork('draw 0'), signed: true, subject: 0 };
  return drawDocument(pdf, random.fork('ink'), (open) => layout.draw((sheet = {}) => open(sheet), facts, options));
}
