/** The heads of zip files and of the container of locked ones: Word and Excel files are no text. */
const BINARY_HEADS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
] as const;

/** Base64 of such a head, for a sample that was read before. */
export function isBinarySample(sample: string): boolean {
  return /^(UEsDB|0M8R4)/.test(sample);
}

/** A chosen record as it is sent: the text itself, or base64 where the file is no text. */
export async function readSampleFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!BINARY_HEADS.some((head) => head.every((byte, at) => bytes[at] === byte))) return file.text();
  let binary = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
