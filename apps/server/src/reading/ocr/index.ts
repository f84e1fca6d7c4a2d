export { openNativeEngine } from './native-engine.ts';
export { openNpmEngine } from './npm-engine.ts';
export { type OcrEngine, OcrEngineError, type OcrWord } from './ocr-engine.ts';
export { OcrPageTimeout } from './ocr-page-timeout.ts';
export { type RecognizeOptions, recognizePage } from './recognize-page.ts';
export type { RecognizedPage } from './recognized-page.ts';
