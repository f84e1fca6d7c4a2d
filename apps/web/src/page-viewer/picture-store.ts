/**
 * Pictures that were fetched, each with an address for the page and kept decoded: one that was seen before, or that was
 * fetched ahead, is painted in the frame in which it is asked for. The oldest go when there are too many.
 */
interface Kept {
  readonly url: string;
  /** Held so that the browser keeps what it decoded. */
  readonly image: HTMLImageElement;
}

/** About six megabytes each when decoded at the usual width. */
const MOST = 40;
const kept = new Map<Blob, Kept>();

export function pictureUrl(blob: Blob): string {
  const known = kept.get(blob);
  if (known !== undefined) {
    // Moved to the end: what was asked for last goes last.
    kept.delete(blob);
    kept.set(blob, known);
    return known.url;
  }
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  // A picture that cannot be decoded is told by the element that shows it.
  void image.decode().catch(() => undefined);
  kept.set(blob, { url, image });
  const [oldest] = kept;
  if (kept.size > MOST && oldest !== undefined) {
    kept.delete(oldest[0]);
    URL.revokeObjectURL(oldest[1].url);
  }
  return url;
}
