/** The end of a scale: a number that is easy to divide by four, not below the highest value. */
export function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power);
  return Math.max(4, steps.find((step) => step >= highest) ?? 10 * power);
}
