import { createHash } from 'node:crypto';

/** Numbers that follow from a name, the same on every machine. */
export function numbersOf(name: string): () => number {
  let block = Buffer.alloc(0);
  let count = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = createHash('sha256').update(`${name} ${count}`).digest();
      count += 1;
      at = 0;
    }
    at += 1;
    return block[at - 1] ?? 0;
  };
}

/** A picture of strokes and grain: no text, but all gray levels and all edges. */
export function drawStrokes(name: string, width: number, height: number): Uint8Array {
  const next = numbersOf(name);
  const gray = Uint8Array.from({ length: width * height }, () => 215 + (next() >> 3));
  for (let stroke = 0; stroke < width / 6; stroke += 1) {
    const x = Math.floor((next() * width) / 256);
    const y = Math.floor((next() * height) / 256);
    const long = 2 + (next() >> 4);
    const down = next() > 127;
    for (let i = 0; i < long; i += 1) {
      const px = down ? x : x + i;
      const py = down ? y + i : y;
      if (px < width && py < height) gray[py * width + px] = next() >> 2;
    }
  }
  return gray;
}
