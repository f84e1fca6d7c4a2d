import { fonts } from '../../packages/core/fonts.ts';
import { drawCheckMark, drawSignature } from '../../packages/core/ink.ts';
import { openOutput } from '../../packages/core/output.ts';
import { createRandom } from '../../packages/core/random.ts';
import type { Paper, PaperPage } from './paper.ts';

/** The same paper as a PDF with real fonts, to look at, to read with the product's reader and to scan. */
export async function toPdf(papers: readonly Paper[], seed: number): Promise<Uint8Array> {
  const { doc, finished } = openOutput();
  const random = createRandom(seed);
  papers.forEach((paper, paperIndex) => {
    paper.pages.forEach((page, pageIndex) => {
      doc.addPage({ size: [paper.options.width, paper.options.height], margin: 0 });
      drawPage(doc, page, paper, random.fork(`${paperIndex}/${pageIndex}`));
    });
  });
  doc.end();
  return finished;
}

function drawPage(
  doc: PDFKit.PDFDocument,
  page: PaperPage,
  paper: Paper,
  random: ReturnType<typeof createRandom>,
): void {
  for (const { x, y, w, h, fill, stroke } of page.shades) {
    if (fill !== null) doc.rect(x, y, w, h).fill(fill);
    if (stroke !== null) doc.lineWidth(stroke).strokeColor('black').rect(x, y, w, h).stroke();
  }
  for (const { x1, y1, x2, y2, thickness } of page.strokes)
    doc.lineWidth(thickness).strokeColor('black').moveTo(x1, y1).lineTo(x2, y2).stroke();
  for (const { y, style, pieces } of page.words)
    for (const piece of pieces)
      doc
        .fillColor(style.color)
        .font(fonts[style.font][piece.bold ? 'bold' : 'regular'])
        .fontSize(style.size)
        .text(piece.text, piece.x, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: style.letterSpacing,
        });
  page.marks.forEach((mark, index) => {
    const pen = { doc, random: random.fork(`pen ${index}`) };
    const [x, y] = [mark.box.x * paper.options.width, mark.box.y * paper.options.height];
    const [w, h] = [mark.box.w * paper.options.width, mark.box.h * paper.options.height];
    if (mark.kind === 'signature') {
      if (mark.marked) drawSignature(pen, x, y + h, w, h);
    } else if (mark.kind === 'checkbox') {
      const round = mark.look === 'circle';
      doc.lineWidth(0.7).strokeColor('black');
      if (round) doc.circle(x + w / 2, y + h / 2, w / 2).stroke();
      else doc.rect(x, y, w, h).stroke();
      if (mark.marked) drawCheckMark(pen, x, y, w, round ? 'circle' : (mark.look as 'x' | 'tick' | 'filled'));
    } else {
      doc.save().lineWidth(1.2).strokeColor('#8b1a1a').rect(x, y, w, h).stroke();
      doc.fillColor('#8b1a1a').font(fonts.sans.bold).fontSize(9);
      mark.label.split('\n').forEach((line, at) => {
        doc.text(line, x + 5, y + 4 + at * 11, { lineBreak: false });
      });
      doc.restore();
    }
  });
}
