export { err, ok } from './result.ts';
export type { Err, Ok, Result } from './result.ts';
