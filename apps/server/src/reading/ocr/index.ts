export { createInference, type Inference } from './inference.ts';
export { type OcrEngine, OcrEngineError } from './ocr-engine.ts';
export { OcrPageTimeout } from './ocr-page-timeout.ts';
export { openOcrEngine } from './open-engine.ts';
export { recognizePage } from './recognize-page.ts';
export type { RecognizedPage } from './recognized-page.ts';
export { openRecognizer } from './recognizer-engine.ts';
