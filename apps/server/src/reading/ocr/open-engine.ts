import type { OcrEngine } from './ocr-engine.ts';
import { openRecognizer, type RecognizerOptions } from './recognizer-engine.ts';
import { openRemoteEngine, type RemoteOptions } from './remote-engine.ts';

/** The recognizer of a node: that of the inference process where one is configured, else one on this machine. */
export async function openOcrEngine(
  options: RecognizerOptions & { readonly remote: RemoteOptions | null },
): Promise<OcrEngine> {
  return options.remote === null ? openRecognizer(options) : openRemoteEngine(options.remote);
}
