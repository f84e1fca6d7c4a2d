import { overlapArea } from '@countersign/engine/pages/box';
import type { Mark, Word } from '@countersign/engine/pages/page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../../../../tools/packages/core/layout.ts';
import { makeDocument } from '../../../../../tools/packages/core/make-package.ts';
import { grades } from '../../../../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../../../../tools/packages/degrade/scan-package.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { inspectPage } from '../picture/index.ts';
import { findMarks } from './index.ts';

const looks = ['x', 'tick', 'filled'] as const;

/** Boxes with and without ticks beside words, a table, a filled-in blank, a date line, and two lines to sign on. */
const form: Layout = {
  id: 'form-with-marks',
  docType: 'other',
  draw(open) {
    const sheet = open({ style: { font: 'serif', size: 11 } });
    sheet.text(54, 60, 'DO BOTH OBLIGORS RECEIVE D, O, B AND 0? NOTICE OF DEBTOR BOOKS', { bold: true, size: 14 });
    looks.forEach((look, row) => {
      const y = 120 + row * 30;
      sheet.checkbox(60, y, { marked: true, label: `${look} yes`, look });
      sheet.text(76, y - 2, `This one is marked with ${look}`);
      sheet.checkbox(320, y, { marked: false, label: `${look} no`, look });
      sheet.text(336, y - 2, 'This one is left empty');
    });
    for (let row = 0; row < 5; row += 1) sheet.hline(60, 260 + row * 20, 300);
    for (let column = 0; column < 4; column += 1) sheet.vline(60 + column * 80, 260, 340);
    sheet.text(64, 264, 'Principal');
    sheet.text(60, 390, 'The Lender is First Meridian Bank');
    sheet.hline(120, 404, 320);
    sheet.signature(60, 480, 220, { signed: true, label: 'Borrower' });
    sheet.text(60, 484, 'Ana Castillo, Borrower');
    sheet.signature(60, 560, 220, { signed: false, label: 'Guarantor' });
    sheet.text(60, 564, 'Rajesh Patel, Guarantor');
    // Close above each other, as in a list of signers: the ink of one must not count for the next.
    sheet.text(60, 630, 'By:');
    sheet.signature(90, 640, 200, { signed: true, label: 'first signer', height: 20 });
    sheet.text(60, 658, 'By:');
    sheet.signature(90, 668, 200, { signed: false, label: 'second signer', height: 20 });
    sheet.hline(340, 560, 480);
    sheet.text(340, 564, 'Date');
    // Places to sign in a table, whose heading alone says what they are for.
    sheet.text(344, 602, 'Signature');
    for (const y of [598, 616, 656, 696]) sheet.hline(340, y, 560);
    for (const x of [340, 560]) sheet.vline(x, 598, 696);
    sheet.signature(350, 650, 180, { signed: true, label: 'first in the table', height: 24 });
    sheet.signature(350, 690, 180, { signed: false, label: 'second in the table', height: 24 });
  },
};

function stateAt(marks: readonly Mark[], truth: { kind: string; box: Mark['box'] }): string {
  const over = marks.filter(
    ({ kind, box }) => kind === truth.kind && overlapArea(box, truth.box) > truth.box.w * truth.box.h * 0.3,
  );
  return over.map(({ state }) => state).join(' and ') || 'not found';
}

let drawn: Awaited<ReturnType<typeof makeDocument>>;
beforeAll(async () => {
  drawn = await makeDocument(form, 7);
});

describe('on a page that was printed to a file', () => {
  let marks: readonly Mark[];
  let pdf: Awaited<ReturnType<typeof openPdf>>;
  beforeAll(async () => {
    pdf = await openPdf(drawn.pdf);
    marks = inspectPage(pdf, 1).marks;
  });
  afterAll(() => pdf.close());

  it('every box is told to be marked or empty, and ink on a line from a bare line', () => {
    for (const truth of drawn.truth.documents[0]?.marks ?? []) {
      expect([truth.label, stateAt(marks, truth)]).toEqual([truth.label, truth.marked ? 'marked' : 'empty']);
    }
  });

  it('letters, tables, filled-in blanks and date lines are no marks', () => {
    expect(marks).toHaveLength(drawn.truth.documents[0]?.marks.length ?? 0);
  });
});

describe.each(Object.values(grades))('on a $name scan', (grade) => {
  it('what is told is right; what the picture does not settle is left open', async () => {
    const scan = await scanPackage(drawn, { grade, seed: 3 });
    const [document] = scan.truth.documents;
    const [picture] = scan.images;
    if (document === undefined || picture === undefined) throw new Error('The scan is empty.');
    const words = (document.pages[0]?.words ?? []).map((word) => ({
      ...word,
      method: 'ocr' as const,
      confidence: 0.95,
      fontSize: null,
      bold: null,
    }));
    const marks = findMarks({ picture, dpi: grade.dpi, words, rules: [], formFields: [] });
    const states = document.marks.map((truth) => ({
      want: truth.marked ? 'marked' : 'empty',
      got: stateAt(marks, truth),
    }));
    const opposite = { marked: 'empty', empty: 'marked' };
    expect(states.filter(({ want, got }) => got === opposite[want as 'marked' | 'empty'])).toEqual([]);
    if (grade.name !== 'poor') expect(states.filter(({ want, got }) => want !== got)).toEqual([]);
  });
});

describe('a frame that a word was recognized over', () => {
  const [WIDTH, HEIGHT, SIDE] = [850, 1100, 24];
  /** Where the frame stands, and how wide letters are in the print around it. */
  const [LEFT, TOP, LETTER] = [200, 300, 20];

  /** A page with nothing but a frame and a cross in it. */
  function crossedFrame(): GrayImage {
    const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
    for (let i = 0; i < SIDE; i += 1) {
      for (const thick of [0, 1]) {
        data[(TOP + thick) * WIDTH + LEFT + i] = 20;
        data[(TOP + SIDE - 1 - thick) * WIDTH + LEFT + i] = 20;
        data[(TOP + i) * WIDTH + LEFT + thick] = 20;
        data[(TOP + i) * WIDTH + LEFT + SIDE - 1 - thick] = 20;
        data[(TOP + i) * WIDTH + LEFT + Math.min(SIDE - 1, i + thick)] = 20;
        data[(TOP + i) * WIDTH + LEFT + SIDE - 1 - Math.min(SIDE - 1, i + thick)] = 20;
      }
    }
    return { width: WIDTH, height: HEIGHT, data };
  }

  function recognized(text: string, left: number, width: number, confidence = 0.95): Word {
    const box = { x: left / WIDTH, y: (TOP - 1) / HEIGHT, w: width / WIDTH, h: (SIDE + 2) / HEIGHT };
    return { text, box, method: 'ocr', confidence, fontSize: null, bold: null };
  }

  /** The states of the boxes found where a word lies over the frame, in a line of usual words. */
  function boxesUnder(word: Word): string[] {
    const line = ['Purchase', 'of', 'equipment', 'and', 'fixtures'].map((text, at) =>
      recognized(text, 320 + at * 100, text.length * LETTER),
    );
    const page = { picture: crossedFrame(), dpi: 100, words: [word, ...line], rules: [], formFields: [] };
    return findMarks(page).map(({ state }) => state);
  }

  it('stays a box where the word is one letter that recognition was not sure of', () => {
    expect(boxesUnder(recognized('W', LEFT - 1, SIDE + 2, 0.4))).toEqual(['marked']);
  });

  it('is a letter where recognition was sure', () => {
    expect(boxesUnder(recognized('W', LEFT - 1, SIDE + 2))).toEqual([]);
  });

  it('is a letter where an unsure one is far wider than the frame', () => {
    expect(boxesUnder(recognized('W', LEFT - 1, SIDE * 3, 0.4))).toEqual([]);
  });

  it('stays a box where a longer word that begins with it was recognized with doubt', () => {
    expect(boxesUnder(recognized('Limited.', LEFT - 1, 9 * LETTER, 0.3))).toEqual(['marked']);
    expect(boxesUnder(recognized('Limited.', LEFT - 1, 9 * LETTER))).toEqual([]);
  });

  it('stays a box where a short word is too wide for its letters: it swallowed the box before it', () => {
    expect(boxesUnder(recognized('No', LEFT - 1, SIDE + 16 + 2 * LETTER))).toEqual(['marked']);
  });

  it('is the first letter of a short word that is as wide as its letters', () => {
    expect(boxesUnder(recognized('No', LEFT - 1, 2 * LETTER + 6))).toEqual([]);
  });

  it('is a letter within a word, however wide the word is', () => {
    expect(boxesUnder(recognized('No', LEFT - LETTER - 4, 2 * LETTER + 8))).toEqual([]);
    expect(boxesUnder(recognized('No', LEFT - 40, SIDE + 16 + 2 * LETTER))).toEqual([]);
  });

  it('is a letter of a longer word, though its letters are wide', () => {
    expect(boxesUnder(recognized('Notes', LEFT - 1, 5 * 2 * LETTER))).toEqual([]);
  });
});

describe('a line to sign on with ink that was recognized as a word', () => {
  const [WIDTH, HEIGHT, LINE_Y] = [850, 1100, 400];

  /** A zigzag on a line, two and a half times as wide as high. */
  function writtenOn(): GrayImage {
    const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
    data.fill(20, LINE_Y * WIDTH + 200, LINE_Y * WIDTH + 440);
    for (let x = 0; x < 100; x += 1) {
      const y = LINE_Y - 6 - Math.abs((x % 48) - 24);
      for (const thick of [0, 1, 2]) data[(y - thick) * WIDTH + 220 + x] = 20;
    }
    return { width: WIDTH, height: HEIGHT, data };
  }

  function word(text: string, top: number, bottom: number, confidence: number): Word {
    const box = { x: 216 / WIDTH, y: top / HEIGHT, w: 110 / WIDTH, h: (bottom - top) / HEIGHT };
    return { text, box, method: 'ocr', confidence, fontSize: null, bold: null };
  }

  function statesWith(confidence: number): string[] {
    const words = [word('Yukon', LINE_Y - 34, LINE_Y - 3, confidence), word('Borrower', LINE_Y + 6, LINE_Y + 18, 0.95)];
    return findMarks({ picture: writtenOn(), dpi: 100, words, rules: [], formFields: [] }).map(({ state }) => state);
  }

  it('is signed where recognition was not sure of the word', () => {
    expect(statesWith(0.4)).toEqual(['marked']);
  });

  it('is a blank that was filled in where recognition was sure', () => {
    expect(statesWith(0.95)).toEqual([]);
  });
});
