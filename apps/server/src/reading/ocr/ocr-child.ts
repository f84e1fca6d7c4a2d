import { createWorker } from 'tesseract.js';
import type { ChildAnswers, ChildRequest, ChildStart } from './child-messages.ts';
import type { OcrChildAnswer } from './ocr-children.ts';

/**
 * The process in which the npm engine works, started by ocr-children.ts. It exists so that a page that takes too long can
 * be ended: killing a process always works. The engine itself runs in a thread of it, so that this part can hear that
 * its parent has gone, and end, in the middle of a page.
 */
async function main(): Promise<void> {
  // A parent that was killed closes the channel.
  process.on('disconnect', () => process.exit(0));
  const [start] = await new Promise<[ChildStart]>((resolve) =>
    process.once('message', (message: ChildStart) => resolve([message])),
  );
  const worker = await createWorker('eng', 1, {
    langPath: start.dataFolder,
    cacheMethod: 'none',
    gzip: true,
    // The default would throw where nobody can catch it; the promise of the call rejects anyway.
    errorHandler: () => {},
  });

  async function read({ image, dpi, mode, characters }: ChildRequest['pictures'][number]): Promise<string> {
    const settings = {
      tessedit_pageseg_mode: String(mode),
      user_defined_dpi: String(dpi),
      tessedit_char_whitelist: characters,
    };
    const { data } = await worker.recognize(Buffer.from(image), settings as object, { text: false, tsv: true });
    return data.tsv ?? '';
  }

  process.on('message', async ({ pictures }: ChildRequest) => {
    let answer: OcrChildAnswer<ChildAnswers>;
    try {
      const answers: string[] = [];
      for (const picture of pictures) answers.push(await read(picture));
      answer = { answers };
    } catch (error) {
      answer = { failure: error instanceof Error ? error.message : String(error) };
    }
    process.send?.(answer);
  });
  process.send?.({ ready: true });
}

await main();
