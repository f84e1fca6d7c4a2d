export { openOcrEngine } from './choose-engine.ts';
export { type OcrEngineChoice, ocrEngineChoices } from './engine-choice.ts';
export { createInference, type Inference } from './inference.ts';
export { openNativeEngine } from './native-engine.ts';
export { openNpmEngine } from './npm-engine.ts';
export { type OcrEngine, OcrEngineError } from './ocr-engine.ts';
export { OcrPageTimeout } from './ocr-page-timeout.ts';
export { recognizePage } from './recognize-page.ts';
export type { RecognizedPage } from './recognized-page.ts';
