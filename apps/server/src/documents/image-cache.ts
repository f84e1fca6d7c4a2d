import type { PageImage } from '../platform/page-reader.ts';

export interface ImageCache {
  /** The kept picture, or the one that `make` makes; callers at the same time share one making. */
  get(key: string, make: () => Promise<PageImage>): Promise<PageImage>;
}

/** Keeps the pictures used last, up to a number of bytes. A failed making is not kept. */
export function createImageCache(maxBytes: number): ImageCache {
  const kept = new Map<string, PageImage>();
  const making = new Map<string, Promise<PageImage>>();
  let bytes = 0;

  const keep = (key: string, image: PageImage): void => {
    if (image.png.length > maxBytes) return;
    kept.set(key, image);
    bytes += image.png.length;
    for (const [oldest, { png }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= png.length;
    }
  };

  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        // Moved to the end: a map keeps the order of insertion, and the front is dropped first.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const underway = making.get(key);
      if (underway !== undefined) return underway;
      const made = make().finally(() => making.delete(key));
      making.set(key, made);
      const image = await made;
      keep(key, image);
      return image;
    },
  };
}
