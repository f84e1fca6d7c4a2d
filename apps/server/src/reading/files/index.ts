export { type FileKind, sniffFile } from './sniff-file.ts';
export { toPdf } from './to-pdf.ts';
