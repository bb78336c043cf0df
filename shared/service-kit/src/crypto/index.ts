export { createSealer } from './sealer.ts';
export type { Sealer } from './sealer.ts';
export { keyedHash, plainHash, randomCode, sameText } from './secrets.ts';
