/** 5 MB (api-contract.md I8). */
export const imageBytesMax = 5 * 1024 * 1024;
/** Pixels of an original: a small file can unpack to gigabytes otherwise (reliability.md 7, pixel flood). */
export const pixelsMax = 40_000_000;
