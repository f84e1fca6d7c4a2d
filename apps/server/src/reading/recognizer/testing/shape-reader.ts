import type { LineReading, ReadCharacter, ReadLine } from '../line-reading.ts';

const [DARK, SPACE] = [140, 0.18] as const;

/**
 * Reads no letters, only where ink stands: an `x` for each stretch of columns with ink, and a space where it is far to
 * the next. Shows what the page side makes of a page without the network. `isUpright` judges a crop.
 */
export function shapeReader(isUpright: (rows: readonly number[]) => boolean = () => true): ReadLine {
  return (gray, width, height): LineReading => {
    const hasInk = (x: number) => {
      for (let y = 0; y < height; y += 1) if ((gray[y * width + x] ?? 255) < DARK) return true;
      return false;
    };
    const rows = Array.from({ length: height }, (_, y) =>
      gray.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + (value < DARK ? 1 : 0), 0),
    );
    const confidence = isUpright(rows) ? 0.95 : 0.2;
    const chars: ReadCharacter[] = [];
    const add = (char: string, from: number, to: number) =>
      chars.push({ char, confidence, from, to, alternatives: [] });
    let from = -1;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && hasInk(x)) {
        if (from < 0) {
          const last = chars.at(-1);
          if (last !== undefined && x - last.to > SPACE * height) add(' ', last.to, x);
          from = x;
        }
      } else if (from >= 0) {
        add('x', from, x);
        from = -1;
      }
    }
    return { chars, confidence, ink: chars.length > 0 ? 'print' : 'none', handwriting: [] };
  };
}
