/** How large a page is shown, as a factor of the width that fits. */
const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const FIT = 1;

/** A page of letter size is read without effort from this width on. */
const READABLE_PX = 640;
/** On a telephone a page that is wider than the screen is worse than small print. */
const NARROW_PX = 480;

/** How a page is shown until somebody zooms: as wide as its place, or larger where print would be too small to read. */
export function firstZoom(fitPixels: number): number {
  if (fitPixels < NARROW_PX || fitPixels >= READABLE_PX) return FIT;
  return zoomSteps.find((step) => step * fitPixels >= READABLE_PX) ?? FIT;
}

export function zoomIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom) ?? zoom;
}

export function zoomOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom) ?? zoom;
}

/** The service draws at these widths only as far as we ask: few of them, so that pictures are found in the cache again. */
const pictureWidths = [800, 1200, 1600, 2400, 3200, 4000] as const;

export function pictureWidth(cssPixels: number, pixelRatio: number): number {
  const wanted = cssPixels * pixelRatio;
  return pictureWidths.find((width) => width >= wanted) ?? 4000;
}
