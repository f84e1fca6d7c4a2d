export { cropPng } from './crop-png.ts';
export { drawOverlay } from './draw-overlay.ts';
export { PageFailed } from './isolation/index.ts';
export { openPageReader } from './open-page-reader.ts';
export { FileRefused } from './pdf/pdf-file.ts';
