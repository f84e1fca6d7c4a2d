import { Buffer } from 'node:buffer';

/** PDF allows 1 to 75,000; what is outside is a mistake of the file and would make sizes meaningless. */
const maxUnit = 75_000;

/**
 * How many points a unit of each page is, by the page's object number. PDFium does not know of it, and fractions of a
 * page do not need it, but sizes in points do. Pages inside compressed object streams are not looked into: there 1 is
 * answered, and only sizes in points are off.
 */
export function readUserUnits(bytes: Uint8Array): (objectNumber: number) => number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = new Map<number, number>();
  let at = file.indexOf('/UserUnit');
  while (at >= 0) {
    const unit = Number(/^\/UserUnit\s*([\d.]+)/.exec(file.toString('latin1', at, at + 40))?.[1]);
    const opened = file.lastIndexOf(' obj', at);
    const number = Number(
      /(\d+)\s+\d+$/.exec(file.toString('latin1', Math.max(0, opened - 24), Math.max(0, opened)))?.[1],
    );
    if (unit > 0 && unit <= maxUnit && Number.isInteger(number)) units.set(number, unit);
    at = file.indexOf('/UserUnit', at + 1);
  }
  return (objectNumber) => units.get(objectNumber) ?? 1;
}
