/**
 * The angle of a slope, in degrees to a thousandth. A series of its own, since the functions of the language may differ
 * in their last digit from machine to machine; good for slopes of a page, which are below a fifth.
 */
export function slopeDegrees(slope: number): number {
  const square = slope * slope;
  const radians = slope * (1 - square * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square / 9))));
  return Math.round((radians * 180_000) / Math.PI) / 1000;
}
