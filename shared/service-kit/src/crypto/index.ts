export { createSealer } from './sealer.ts';
export type { Sealer } from './sealer.ts';
export { deriveKey, hmacSha256, sha256, randomDigits, isEqualConstantTime } from './hashes.ts';
