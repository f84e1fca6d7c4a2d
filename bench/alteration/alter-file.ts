import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, type PDFFont, rgb, StandardFonts } from 'pdf-lib';
import type { Target } from './choose-target.ts';

/** A way in which the file of a document is altered; null where its tool is not on this machine. */
export interface FileAlteration {
  readonly how: string;
  readonly tool: string;
  alter(target: Target): Promise<Uint8Array>;
}

/** What drawing over a number needs to know of it. */
type Place = Pick<Target, 'pdf' | 'pageNo' | 'width' | 'height' | 'box' | 'changed' | 'random'>;

/** Where the number stands, from the lower left in points. */
function placeOf({ box, width, height }: Place) {
  return { x: box.x * width, y: height * (1 - box.y - box.h), w: box.w * width, h: box.h * height };
}

/** Type of the size that makes the new number as wide as the old one was. */
function sizeFor(font: PDFFont, { changed, box, width }: Place): number {
  return Math.min(24, (box.w * width) / Math.max(0.1, font.widthOfTextAtSize(changed, 1)));
}

async function faceOf(doc: PDFDocument, { random }: Place): Promise<PDFFont> {
  return doc.embedFont(random.pick([StandardFonts.Helvetica, StandardFonts.TimesRoman, StandardFonts.Helvetica]));
}

/** A box and another number drawn over the page. */
export async function overlay(target: Place, withBox: boolean, number = target.changed): Promise<Uint8Array> {
  const doc = await PDFDocument.load(target.pdf);
  const page = doc.getPage(target.pageNo - 1);
  const { x, y, w, h } = placeOf(target);
  const font = await faceOf(doc, target);
  const size = sizeFor(font, target);
  if (withBox) page.drawRectangle({ x: x - 1, y: y - 1, width: w + 2, height: h + 1, color: rgb(1, 1, 1) });
  if (number !== '') page.drawText(number, { x, y: y + h * 0.22, size, font });
  return doc.save();
}

/** Runs a program on files in a folder of its own and answers what it wrote as `out.pdf`. */
export function withTool(
  files: Readonly<Record<string, Uint8Array | string>>,
  program: string,
  args: readonly string[],
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-alteration-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    execFileSync(program, [...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    return new Uint8Array(readFileSync(join(folder, 'out.pdf')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function hasTool(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The text removed for good, as a redaction does, and another set in its place. */
function redactScript({ pageNo, box, width, height, changed }: Target, save: string): string {
  const [x, y] = [box.x * width, box.y * height];
  const [right, bottom] = [x + box.w * width, y + box.h * height];
  return `
var doc = new PDFDocument('in.pdf');
var page = doc.loadPage(${pageNo - 1});
var mark = page.createAnnotation('Redact');
mark.setRect([${x + 0.5}, ${y + 1}, ${right - 0.5}, ${bottom - 1}]);
page.update();
page.applyRedactions(false, 0);
var font = doc.addSimpleFont(new Font('Helvetica'));
var object = doc.findPage(${pageNo - 1});
var resources = object.get('Resources');
if (!resources || resources.isNull()) { resources = doc.newDictionary(); object.put('Resources', resources); }
var fonts = resources.get('Font');
if (!fonts || fonts.isNull()) { fonts = doc.newDictionary(); resources.put('Font', fonts); }
fonts.put('Fx', font);
var text = 'q BT 0 g /Fx ${((right - x) / (changed.length * 0.53)).toFixed(2)} Tf 1 0 0 1 ${x.toFixed(2)} ${(height - bottom + (bottom - y) * 0.22).toFixed(2)} Tm (${changed}) Tj ET Q';
var added = doc.addStream(text, null);
var contents = object.get('Contents');
var list = doc.newArray();
var open = doc.addStream('q ', null), close = doc.addStream(' Q ', null);
list.push(open);
if (contents.isArray()) { for (var i = 0; i < contents.length; ++i) list.push(contents.get(i)); } else list.push(contents);
list.push(close); list.push(added);
object.put('Contents', list);
doc.save('out.pdf', '${save}');
`;
}

function noteScript({ pageNo, box, width, height, changed }: Target): string {
  const [x, y] = [box.x * width, box.y * height];
  return `
var doc = new PDFDocument('in.pdf');
var page = doc.loadPage(${pageNo - 1});
var note = page.createAnnotation('FreeText');
note.setRect([${x - 1}, ${y - 1}, ${x + box.w * width + 2}, ${y + box.h * height + 1}]);
note.setContents('${changed}');
note.setDefaultAppearance('Helv', ${(box.h * height * 0.72).toFixed(1)}, [0]);
note.setColor([1]);
note.setBorder(0);
page.update();
doc.save('out.pdf', '');
`;
}

export const fileAlterations: readonly FileAlteration[] = [
  { how: 'a white box and a new number, drawn with pdf-lib', tool: 'node', alter: (target) => overlay(target, true) },
  {
    how: 'a white box over a number, nothing in its place',
    tool: 'node',
    alter: (target) => overlay(target, true, ''),
  },
  {
    how: 'the same, printed anew by Ghostscript',
    tool: 'gs',
    alter: async (target) =>
      withTool({ 'in.pdf': await overlay(target, true) }, 'gs', [
        '-q',
        '-dNOPAUSE',
        '-dBATCH',
        '-sDEVICE=pdfwrite',
        '-o',
        'out.pdf',
        'in.pdf',
      ]),
  },
  {
    how: 'a page with a box and a number laid over by qpdf',
    tool: 'qpdf',
    alter: async (target) => {
      const patch = await PDFDocument.create();
      for (let page = 1; page <= target.pageCount; page += 1) patch.addPage([target.width, target.height]);
      const { x, y, w, h } = placeOf(target);
      const page = patch.getPage(target.pageNo - 1);
      const font = await faceOf(patch, target);
      page.drawRectangle({ x: x - 1, y: y - 1, width: w + 2, height: h + 1, color: rgb(1, 1, 1) });
      page.drawText(target.changed, { x, y: y + h * 0.22, size: sizeFor(font, target), font });
      return withTool({ 'in.pdf': target.pdf, 'patch.pdf': await patch.save() }, 'qpdf', [
        'in.pdf',
        '--overlay',
        'patch.pdf',
        '--',
        'out.pdf',
      ]);
    },
  },
  {
    how: 'the number removed and another set by MuPDF, saved as an update',
    tool: 'mutool',
    alter: async (target) =>
      withTool({ 'in.pdf': target.pdf, 'do.js': redactScript(target, 'incremental') }, 'sh', [
        '-c',
        'cp in.pdf out.pdf && sed -i s/in.pdf/out.pdf/ do.js && mutool run do.js',
      ]),
  },
  {
    how: 'the number removed and another set by MuPDF, saved anew',
    tool: 'mutool',
    alter: async (target) =>
      withTool({ 'in.pdf': target.pdf, 'do.js': redactScript(target, 'garbage') }, 'mutool', ['run', 'do.js']),
  },
  {
    how: 'a text note over the number, by MuPDF',
    tool: 'mutool',
    alter: async (target) =>
      withTool({ 'in.pdf': target.pdf, 'do.js': noteScript(target) }, 'mutool', ['run', 'do.js']),
  },
];
