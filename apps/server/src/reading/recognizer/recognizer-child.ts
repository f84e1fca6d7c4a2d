import type { OcrChildAnswer } from '../ocr/ocr-children.ts';
import { openLineReader } from './line-reader.ts';
import { readPage } from './read-page.ts';
import type { RecognizerAnswer, RecognizerRequest } from './recognizer-messages.ts';

/**
 * The process in which the built-in recognizer works, started by ocr-children.ts. It exists so that a page that takes
 * too long can be ended: killing a process always works.
 */
async function main(): Promise<void> {
  // A parent that was killed closes the channel.
  process.on('disconnect', () => process.exit(0));
  const [reader] = await Promise.all([openLineReader(), new Promise((resolve) => process.once('message', resolve))]);
  process.on('message', ({ width, height, data, dpi }: RecognizerRequest) => {
    let answer: OcrChildAnswer<RecognizerAnswer>;
    try {
      answer = readPage({ width, height, data }, dpi, reader.readLine);
    } catch (error) {
      answer = { failure: error instanceof Error ? error.message : String(error) };
    }
    process.send?.(answer);
  });
  process.send?.({ ready: true });
}

await main();
