import type { OcrWord } from './ocr-word.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const PAGE_LEVEL = '1';
const WORD_LEVEL = '5';

/**
 * The words of tesseract's tab-separated answer, one list for each picture that was given. Null where the answer is
 * something else: a command that lacks a part prints plain text and says that all went well.
 */
export function parseTsv(tsv: string, sizes: readonly Size[]): readonly (readonly OcrWord[])[] | null {
  const pages: OcrWord[][] = [];
  for (const line of tsv.split('\n')) {
    const columns = line.split('\t');
    if (columns.length < 12 || columns[0] === 'level') continue;
    if (columns[0] === PAGE_LEVEL) pages.push([]);
    if (columns[0] !== WORD_LEVEL) continue;
    const size = sizes[pages.length - 1];
    if (size === undefined) return null;
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = columns.slice(6, 11).map(Number);
    const text = columns.slice(11).join(' ').trim();
    if (text === '') continue;
    const box = { x: left / size.width, y: top / size.height, w: width / size.width, h: height / size.height };
    pages.at(-1)?.push({ text, box, confidence: Math.min(1, Math.max(0, confidence / 100)) });
  }
  return pages.length === sizes.length ? pages : null;
}
