/** Longer words are compared as they are: no name has them, and the work grows with the square. */
const LONGEST = 200;

/** How many letters must be changed, added, left out, or swapped with their neighbour to get from one word to the other. */
function editDistance(left: string, right: string): number {
  if (left === right) return 0;
  if (left.length > LONGEST || right.length > LONGEST) return Math.max(left.length, right.length);
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const changed = left.charAt(row - 1) === right.charAt(column - 1) ? 0 : 1;
      const swapped =
        row > 1 &&
        column > 1 &&
        left.charAt(row - 1) === right.charAt(column - 2) &&
        left.charAt(row - 2) === right.charAt(column - 1)
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + changed,
          swapped,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/** Whether two different words may be one, misspelled: one letter in a short word, two in a long one. */
export function misspelled(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  // Jon and John, but not Ann and Jan.
  const allowed = shorter >= 8 ? 2 : shorter >= 4 || (shorter === 3 && left.charAt(0) === right.charAt(0)) ? 1 : 0;
  return Math.abs(left.length - right.length) <= allowed && editDistance(left, right) <= allowed;
}
