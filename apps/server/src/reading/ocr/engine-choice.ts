/** The values of the setting `ocr.engine`; `auto` takes the native command where there is one. */
export const ocrEngineChoices = ['auto', 'tesseract', 'tesseract.js', 'built-in'] as const;
export type OcrEngineChoice = (typeof ocrEngineChoices)[number];
