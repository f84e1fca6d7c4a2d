import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Packs files in their order. All carry the same time, so that the same files give the same bytes. */
export async function writeZip(files: ReadonlyMap<string, Uint8Array>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) {
    zip.addBuffer(Buffer.from(bytes), name, { mtime: at, mode: 0o100644, compress: true });
  }
  zip.end();
  return buffer(zip.outputStream);
}
