import type { Matrix } from './page-geometry.ts';

/**
 * PDFium counts in single precision. What is to come out the same to the last bit is rounded after every step.
 *
 * Matrices are read by index here and wherever it is done for every text: taken apart as a list they cost as much as
 * what is counted with them.
 */
const { fround } = Math;

/** First `inner`, then `outer`. */
export function concatSingle(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    fround(fround(a * A) + fround(b * C)),
    fround(fround(a * B) + fround(b * D)),
    fround(fround(c * A) + fround(d * C)),
    fround(fround(c * B) + fround(d * D)),
    fround(fround(fround(e * A) + fround(f * C)) + E),
    fround(fround(fround(e * B) + fround(f * D)) + F),
  ];
}

/** The row of the inverse that answers x: its a, c and e. A matrix that has no inverse is answered as if it changed nothing. */
export function inverseAcross(matrix: Matrix): readonly [a: number, c: number, e: number] {
  const a = matrix[0];
  const c = matrix[2];
  const d = matrix[3];
  const area = fround(fround(a * d) - fround(matrix[1] * c));
  if (area === 0) return [1, 0, 0];
  return [fround(d / area), fround(c / -area), fround(fround(fround(c * matrix[5]) - fround(d * matrix[4])) / area)];
}

export function hypotSingle(x: number, y: number): number {
  return fround(Math.sqrt(x * x + y * y));
}

/** How long a distance becomes, as the mean of both directions. */
export function scaleDistance(matrix: Matrix, distance: number): number {
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const across = b === 0 ? Math.abs(a) : a === 0 ? Math.abs(b) : hypotSingle(a, b);
  const up = c === 0 ? Math.abs(d) : d === 0 ? Math.abs(c) : hypotSingle(c, d);
  return fround(fround(distance * fround(across + up)) / 2);
}
