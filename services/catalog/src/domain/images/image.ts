export const maxImageBytes = 5 * 1024 * 1024;
/** In pixels. Prevents decompression bombs: a small file can unpack to gigabytes. */
export const maxImagePixels = 40_000_000;

/** In pixels. Decoders need time for each row, however narrow it is. */
export const imageSide = { min: 16, max: 8_000 } as const;

export type ImageError = 'not-an-image' | 'image-too-large' | 'image-too-small';

export const checkImageDimensions = (
  width: number,
  height: number,
): 'image-too-large' | 'image-too-small' | null => {
  if (Math.max(width, height) > imageSide.max || width * height > maxImagePixels)
    return 'image-too-large';
  return Math.min(width, height) < imageSide.min ? 'image-too-small' : null;
};

export const imageSizes = { small: 160, medium: 400, large: 800 } as const;
export type ImageSize = keyof typeof imageSizes;

export interface StoredImage {
  readonly hash: string;
  readonly small: Uint8Array;
  readonly medium: Uint8Array;
  readonly large: Uint8Array;
}

export const imagePath = (hash: string, size: ImageSize): string => `/images/${hash}/${size}.webp`;
