/** How large a page is shown, as a factor of the width that fits. */
const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const FIT = 1;

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
