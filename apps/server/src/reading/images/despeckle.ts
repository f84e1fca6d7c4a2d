import type { GrayImage } from './gray-image.ts';
import { otsuThreshold } from './threshold.ts';

/**
 * Takes away dark spots of at most `mostPixels` pixels that touch nothing: dust, and the noise of a fax. A full stop is
 * larger. `mostPixels` is to be chosen with the resolution in mind.
 */
export function despeckle(image: GrayImage, mostPixels: number): GrayImage {
  const { width, height, data } = image;
  const threshold = otsuThreshold(image);
  const result = data.slice();
  const seen = new Uint8Array(data.length);
  const spot = new Int32Array(mostPixels + 1);
  const paper = paperLevel(data, threshold);
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 255) > threshold) continue;
    // A spot that grows beyond the limit is given up at once; its pixels stay unmarked and are met again, as cheaply.
    const size = collect(start);
    if (size > mostPixels) continue;
    for (let index = 0; index < size; index += 1) result[spot[index] ?? 0] = paper;
  }
  return { width, height, data: result };

  /** Fills `spot` with the connected dark pixels, eight neighbours each; stops when there are too many. */
  function collect(start: number): number {
    let size = 1;
    spot[0] = start;
    seen[start] = 1;
    for (let next = 0; next < size; next += 1) {
      const at = spot[next] ?? 0;
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
          const neighbour = at + dy + dx;
          if (neighbour < 0 || neighbour >= data.length || (data[neighbour] ?? 255) > threshold) continue;
          // A neighbour seen in an earlier, larger spot makes this one a part of it.
          if (seen[neighbour] === 1 && !within(neighbour, size)) return mostPixels + 1;
          if (seen[neighbour] === 1) continue;
          if (size > mostPixels) return size;
          seen[neighbour] = 1;
          spot[size] = neighbour;
          size += 1;
        }
      }
    }
    return size;
  }

  function within(at: number, size: number): boolean {
    for (let index = 0; index < size; index += 1) if (spot[index] === at) return true;
    return false;
  }
}

/** The mean of what is not ink. */
function paperLevel(data: Uint8Array, threshold: number): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    if (value <= threshold) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? 255 : Math.round(sum / count);
}
