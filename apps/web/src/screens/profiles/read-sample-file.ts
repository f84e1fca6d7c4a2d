/** A chosen record as it is sent: the text itself, or base64 where the format is a Word file. */
export async function readSampleFile(file: File, format: string): Promise<string> {
  if (format !== 'docx') return file.text();
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
