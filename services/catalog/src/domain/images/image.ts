export const maxImageBytes = 5 * 1024 * 1024;
/** In pixels. Prevents decompression bombs: a small file can unpack to gigabytes. */
export const maxImagePixels = 40_000_000;

export const imageSizes = { small: 160, medium: 400, large: 800 } as const;
export type ImageSize = keyof typeof imageSizes;

export interface StoredImage {
  readonly hash: string;
  readonly small: Uint8Array;
  readonly medium: Uint8Array;
  readonly large: Uint8Array;
}

export const imagePath = (hash: string, size: ImageSize): string => `/images/${hash}/${size}.webp`;
