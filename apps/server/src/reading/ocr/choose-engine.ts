import type { OcrEngineChoice } from './engine-choice.ts';
import { openNativeEngine } from './native-engine.ts';
import { openNpmEngine } from './npm-engine.ts';
import { type OcrEngine, OcrEngineError } from './ocr-engine.ts';
import { openRecognizer } from './recognizer-engine.ts';
import { openRemoteEngine, type RemoteOptions } from './remote-engine.ts';

export interface EngineOptions {
  /** Pages at the same time. */
  readonly parallel?: number;
  /** The bundled process of the npm engine and that of the built-in one, for tests. */
  readonly childFile?: string;
  readonly recognizerFile?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** The engine of this machine that the choice names. Throws OcrEngineError, with a sentence, where it is missing. */
export async function openLocalEngine(choice: OcrEngineChoice, options: EngineOptions = {}): Promise<OcrEngine> {
  if (choice === 'built-in') {
    return openRecognizer({
      ...(options.parallel === undefined ? {} : { parallel: options.parallel }),
      ...(options.recognizerFile === undefined ? {} : { childFile: options.recognizerFile }),
    });
  }
  const native = choice === 'tesseract.js' ? null : await openNativeEngine(options.env);
  if (native !== null) return native;
  if (choice === 'tesseract') {
    throw new OcrEngineError(
      'The setting ocr.engine names tesseract, but this machine has no working tesseract command with English data. ' +
        'Install it (Debian: tesseract-ocr), or set ocr.engine to auto, tesseract.js or built-in.',
    );
  }
  return openNpmEngine({
    ...(options.parallel === undefined ? {} : { parallel: options.parallel }),
    ...(options.childFile === undefined ? {} : { childFile: options.childFile }),
  });
}

/** The engine of a node: that of the inference process where one is configured, else that of the machine. */
export async function openOcrEngine(
  choice: OcrEngineChoice,
  options: EngineOptions & { readonly remote: RemoteOptions | null },
): Promise<OcrEngine> {
  return options.remote === null ? openLocalEngine(choice, options) : openRemoteEngine(choice, options.remote);
}
