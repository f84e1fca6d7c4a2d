import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { type FontName, fonts } from '../../tools/packages/core/fonts.ts';
import { openOutput } from '../../tools/packages/core/output.ts';
import { grades, type ScanGrade } from '../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../tools/packages/degrade/scan-package.ts';

/** Where a document comes from and how it is printed. Files that were fetched are taken as they are. */
interface Source {
  readonly file: string;
  readonly from: string;
  readonly license: string;
  /** In the folder of fetched sources: a PDF or picture that is copied, or a text that is set anew. */
  readonly copy?: string;
  readonly text?: string;
  readonly face?: FontName;
  /** The text's own lines and columns matter: they are kept, in a face of one width. */
  readonly lines?: true;
  readonly scan?: ScanGrade['name'];
  /** The text is a whole filing: this many of its characters are printed, to the end of a line. */
  readonly upTo?: number;
  /** Where in the filing, as it is stored, the document begins: notes and guaranties stand behind agreements as exhibits. */
  readonly startsAt?: number;
}

const SOURCES = 'bench/real/sources.json';
const PAGE = { width: 612, height: 792 } as const;
/** A character of a face of one width, in ems. */
const CHARACTER = 0.6;
const LARGEST_OF_LINES = 10;
/** Inside a paragraph of a stored filing: before a small letter, or behind a full line where no item of a list begins. */
const BROKEN_LINE = /(?<=\S)\n(?=[a-z])|(?<=^(?!<page>).{50,}\S)\n(?![\s<]|\(?\w{1,4}[.)]\s|[-*•·●])/gm;

/** `npm run real-documents -- FETCHED PRINTED [TEXT]`: the same sources give the same files, byte for byte. */
export async function run([fetched, printed, only = '']: readonly string[]): Promise<number> {
  if (fetched === undefined || printed === undefined) {
    console.error('Usage: npm run real-documents -- FOLDER_OF_FETCHED_SOURCES FOLDER_FOR_PDFS [PART_OF_A_NAME]');
    return 2;
  }
  mkdirSync(printed, { recursive: true });
  let missing = 0;
  for (const source of JSON.parse(readFileSync(SOURCES, 'utf8')) as Source[]) {
    if (!source.file.includes(only)) continue;
    const from = join(fetched, source.text ?? source.copy ?? '');
    if (!existsSync(from)) {
      console.warn(`SKIPPED ${source.file}: ${from} is not there. It comes from ${source.from}.`);
      missing += 1;
    } else if (source.text === undefined) copyFileSync(from, join(printed, source.file));
    else writeFileSync(join(printed, source.file), await printText(source, readFileSync(from, 'utf8')));
  }
  return missing === 0 ? 0 : 1;
}

async function printText(source: Source, text: string): Promise<Uint8Array> {
  const printed = source.upTo === undefined ? text : openingOf(text.slice(source.startsAt ?? 0), source.upTo);
  const flowing = source.upTo === undefined ? text : printed.replace(BROKEN_LINE, ' ');
  const pdf = source.lines ? await setLines(printed) : await setParagraphs(source, flowing);
  return source.scan === undefined ? pdf : await scan(pdf, grades[source.scan], seedOf(source.file));
}

/**
 * The opening of a stored filing. Where its layout was it has empty lines by the dozen, of which one is kept, and tabs
 * behind the numbers of paragraphs; its marks of pages are in capitals and carry the number of the page, and those of
 * tables have lines of their own.
 */
function openingOf(filing: string, upTo: number): string {
  const text = filing
    .replace(/[\r\u00ad]/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/^[ \t]*(?:<\/?(?:table|caption|s|c)>[ \t]*)+$/gim, '')
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?:<page>[ \t]*\d*\s*)+/gi, '<page>\n')
    .replace(/\t[ \t]*/g, '\t')
    .replace(/^(\(?\w{1,5}[.)]+)\t/gm, '$1 ')
    .replace(/^(?:\s|<page>)+/, '')
    .trimEnd();
  return text.length <= upTo ? text : text.slice(0, text.lastIndexOf('\n', upTo)).replace(/<page>\s*$/, '');
}

/** Margins and sizes differ from document to document as they do between offices; the name decides. */
async function setParagraphs({ file, face = 'serif' }: Source, text: string): Promise<Uint8Array> {
  const seed = seedOf(file);
  const margin = 50 + (seed % 5) * 10;
  const size = 10 + ((seed >> 4) % 4) * 0.5;
  const align = (seed >> 8) % 2 === 0 ? 'justify' : 'left';
  const { doc, finished } = openOutput();
  const width = PAGE.width - 2 * margin;
  for (const part of text.split('<page>')) {
    doc.addPage({ size: [PAGE.width, PAGE.height], margin });
    for (const line of part.replace(/^\n+/, '').trimEnd().split('\n')) {
      const cells = line.split('\t');
      const heading = isHeading(line);
      doc.font(heading ? fonts[face].bold : fonts[face].regular).fontSize(size);
      if (line.trim() === '') doc.moveDown(0.6);
      else if (cells.length > 1) setRow(doc, cells, margin, width);
      else doc.text(line.trim(), margin, doc.y, { width, align: heading ? 'center' : align, lineGap: size * 0.15 });
    }
  }
  doc.end();
  return await finished;
}

/** Cells stand in columns of the same width, one line under the other. */
function setRow(doc: PDFKit.PDFDocument, cells: readonly string[], margin: number, width: number): void {
  const column = width / cells.length;
  const heights = cells.map((cell) => doc.heightOfString(cell, { width: column - 6 }));
  const height = Math.max(...heights);
  if (doc.y + height > PAGE.height - margin) doc.addPage({ size: [PAGE.width, PAGE.height], margin });
  const top = doc.y;
  for (const [index, cell] of cells.entries())
    if (cell !== '') doc.text(cell, margin + index * column, top, { width: column - 6 });
  doc.y = top + height;
}

/** A short line in capitals stands in the middle, as drafters set titles. */
function isHeading(line: string): boolean {
  return line.length < 70 && !line.includes('\t') && /[A-Z]{3}/.test(line) && !/[a-z0-9$]/.test(line);
}

async function setLines(text: string): Promise<Uint8Array> {
  const [first = '', ...rest] = text.trimEnd().split('<page>');
  const parts = [first, ...rest.map((part) => part.replace(/^\n+/, '').trimEnd())];
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  const margin = 54;
  const size = Math.min(LARGEST_OF_LINES, (PAGE.width - 2 * margin) / (longest * CHARACTER));
  const { doc, finished } = openOutput();
  const step = size * 1.2;
  for (const part of parts) {
    let y: number = PAGE.height;
    for (const line of part.split('\n')) {
      if (y + step > PAGE.height - margin) {
        doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
        y = margin;
      }
      doc.font(fonts.mono.regular).fontSize(size).text(line, margin, y, { lineBreak: false });
      y += step;
    }
  }
  doc.end();
  return await finished;
}

async function scan(pdf: Uint8Array, grade: ScanGrade, seed: number): Promise<Uint8Array> {
  const file = await openPdf(pdf);
  const { pageCount } = file;
  file.close();
  const truth = { seed, documents: [], pageCount, blankPages: [], separatorPages: [] };
  return (await scanPackage({ pdf, truth }, { grade, seed })).pdf;
}

function seedOf(file: string): number {
  return createHash('sha256').update(file).digest().readUInt32BE(0);
}
