export { err, ok } from './result.ts';
export type { Err, Result } from './result.ts';
