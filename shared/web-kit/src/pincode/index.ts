export { checkServed } from './check-served.ts';
export type { PincodeAnswer } from './check-served.ts';
