export type FileKind = 'pdf' | 'jpeg' | 'png' | 'tiff';

/** Readers accept a PDF with other bytes before its header, up to here: mail gateways and scanners put them there. */
const PDF_HEADER_WITHIN = 1024;

const starts: readonly { readonly kind: FileKind; readonly bytes: readonly number[] }[] = [
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'tiff', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { kind: 'tiff', bytes: [0x4d, 0x4d, 0x00, 0x2a] },
];

/** What the bytes are, by what stands in them; names and declared types are not believed. Null when it is none of ours. */
export function sniffFile(bytes: Uint8Array): FileKind | null {
  const found = starts.find((start) => start.bytes.every((byte, index) => bytes[index] === byte));
  if (found !== undefined) return found.kind;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN));
  return head.includes('%PDF-') ? 'pdf' : null;
}
