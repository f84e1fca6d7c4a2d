/** Bytes that can be moved to another thread: a view into a larger or shared buffer would take the rest of it along. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
  return isWhole ? bytes : new Uint8Array(bytes);
}
