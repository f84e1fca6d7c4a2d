/** Pixels per inch across and down, where the file tells them. */
export interface Resolution {
  readonly x: number;
  readonly y: number;
}

export interface PageSize {
  /** In points. */
  readonly width: number;
  readonly height: number;
}

const POINTS_PER_INCH = 72;
/** The long side of a page whose file does not tell its size: that of a letter page. */
const USUAL_LONG_SIDE = 11;
/**
 * Outside of this a told resolution is taken for an invention. Cameras write 72 dpi whatever they saw, which would
 * make a sheet of 56 inches; the largest sheets in a closing package are surveys of 24 by 36 inches.
 */
const LONG_SIDE_INCHES = { from: 1, to: 40 };
/** A coarse fax has half the lines down that it has dots across. More difference than this is no resolution. */
const MOST_UNEVEN = 4;

/** How large the picture is on paper. */
export function pageSize(width: number, height: number, told: Resolution | null): PageSize {
  const usual = Math.max(width, height) / USUAL_LONG_SIDE;
  const { x, y } = told !== null && isBelievable(width, height, told) ? told : { x: usual, y: usual };
  return { width: (width / x) * POINTS_PER_INCH, height: (height / y) * POINTS_PER_INCH };
}

function isBelievable(width: number, height: number, { x, y }: Resolution): boolean {
  if (!(x > 0 && y > 0 && Number.isFinite(x) && Number.isFinite(y))) return false;
  if (Math.max(x / y, y / x) > MOST_UNEVEN) return false;
  const longSide = Math.max(width / x, height / y);
  return longSide >= LONG_SIDE_INCHES.from && longSide <= LONG_SIDE_INCHES.to;
}
