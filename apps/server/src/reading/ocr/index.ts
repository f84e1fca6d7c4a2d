export {
  canRecognize,
  type EngineOptions,
  openLocalEngine,
  openOcrEngine,
  type Recognizer,
} from './choose-engine.ts';
export { type OcrEngineChoice, ocrEngineChoices } from './engine-choice.ts';
export { createInference, type Inference, type InferenceOptions } from './inference.ts';
export { openNativeEngine } from './native-engine.ts';
export { openNpmEngine } from './npm-engine.ts';
export { type OcrEngine, OcrEngineError, type PictureEngine } from './ocr-engine.ts';
export { OcrPageTimeout } from './ocr-page-timeout.ts';
export type { OcrWord } from './ocr-word.ts';
export { type RecognizeOptions, recognizePage } from './recognize-page.ts';
export type { RecognizedPage } from './recognized-page.ts';
export type { RemoteOptions } from './remote-engine.ts';
