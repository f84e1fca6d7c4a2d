/** One byte a pixel, row after row from the top left; 0 is black, 255 is white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
