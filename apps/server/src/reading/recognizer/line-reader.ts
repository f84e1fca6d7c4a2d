import { OcrEngineError } from '../ocr/ocr-engine.ts';
import type { ReadLine } from './line-reading.ts';

export interface LineReader {
  readonly readLine: ReadLine;
}

export async function openLineReader(): Promise<LineReader> {
  throw new OcrEngineError('The built-in recognizer is not part of this build.');
}
