/** Arithmetic in the field of 256 elements with the polynomial 0x11d, in which QR codes count (ISO/IEC 18004). */
function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

/** The generator of so many correction codewords, without its leading one. */
function generatorOf(degree: number): readonly number[] {
  const result = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** The correction codewords of a block: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], degree: number): readonly number[] {
  const generator = generatorOf(degree);
  let remainder = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map((value, at) => value ^ multiply(generator[at] ?? 0, factor));
  }
  return remainder;
}
