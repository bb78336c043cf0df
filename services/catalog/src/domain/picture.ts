/** 5 MB (api-contract.md I8). */
export const imageBytesMax = 5 * 1024 * 1024;
/** Pixels of an original: a small file can unpack to gigabytes otherwise (reliability.md 7, pixel flood). */
export const imagePixelsMax = 40_000_000;

/** Longest side of each size in pixels; smaller originals are not enlarged. */
export const pictureSizes = { small: 160, medium: 400, large: 800 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** An image as it is kept: re-encoded, once for each size, named by the hash of the large one. */
export interface StoredImage {
  /** SHA-256 in hex. */
  readonly hash: string;
  readonly small: Uint8Array;
  readonly medium: Uint8Array;
  readonly large: Uint8Array;
}

/** Where a size is served; the same path through the bff, and what is there never changes. */
export const picturePath = (hash: string, size: PictureSize): string =>
  `/images/${hash}/${size}.webp`;
