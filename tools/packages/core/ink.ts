import type { Random } from './random.ts';

/** Ink on paper: what a person draws, a little different each time. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly random: Random;
}

export function drawCheckMark(
  { doc, random }: Pen,
  x: number,
  y: number,
  side: number,
  look: 'x' | 'tick' | 'filled' | 'circle',
): void {
  const wobble = (): number => (random.next() - 0.5) * side * 0.2;
  doc
    .save()
    .lineWidth(random.pick([0.8, 1.1, 1.5]))
    .strokeColor('black');
  if (look === 'filled') doc.rect(x + 1.5, y + 1.5, side - 3, side - 3).fill('black');
  else if (look === 'circle') doc.circle(x + side / 2, y + side / 2, side * 0.28).fill('black');
  else if (look === 'x') {
    doc
      .moveTo(x + 1 + wobble(), y + 1 + wobble())
      .lineTo(x + side - 1 + wobble(), y + side - 1 + wobble())
      .stroke();
    doc
      .moveTo(x + side - 1 + wobble(), y + 1 + wobble())
      .lineTo(x + 1 + wobble(), y + side - 1 + wobble())
      .stroke();
  } else {
    doc
      .moveTo(x + side * 0.1, y + side * 0.5 + wobble())
      .lineTo(x + side * 0.4, y + side * 0.9)
      .lineTo(x + side * 1.1 + wobble(), y - side * 0.1 + wobble())
      .stroke();
  }
  doc.restore();
}

/** A run of loops and strokes along the line, now and then crossing it, as a signature does. */
export function drawSignature({ doc, random }: Pen, x: number, y: number, width: number, height: number): void {
  const length = Math.min(width * (0.45 + random.next() * 0.4), 190);
  const letters = random.int(6, 13);
  const step = length / letters;
  const slant = random.next() * 0.5;
  let at = x + 4 + random.next() * (width - length) * 0.3;
  const base = y - 3 - random.next() * 4;
  doc
    .save()
    .lineWidth(random.pick([0.7, 1, 1.3, 1.6]))
    .strokeColor(random.pick(['black', '#10205a', '#1d1d1d', '#0b2f8a']))
    .lineJoin('round')
    .lineCap('round');
  doc.moveTo(at, base);
  for (let letter = 0; letter < letters; letter += 1) {
    const tall = letter === 0 || random.chance(0.28);
    const rise = (tall ? 0.9 : 0.35 + random.next() * 0.25) * (height - 6);
    const drop = random.chance(0.18) ? 6 : 0;
    doc.bezierCurveTo(
      at + step * 0.2 + rise * slant,
      base - rise,
      at + step * 0.9 + rise * slant,
      base - rise * (0.6 + random.next() * 0.4),
      at + step * 0.7,
      base + drop,
    );
    doc.bezierCurveTo(
      at + step * 0.6,
      base + drop * 0.4 - 1,
      at + step * 0.9,
      base - 2 - random.next() * 3,
      at + step,
      base - random.next() * 2,
    );
    at += step;
  }
  if (random.chance(0.5)) doc.bezierCurveTo(at + 10, base - 8, at + 22, base + 5, at + 30, base - 4);
  doc.stroke().restore();
}
