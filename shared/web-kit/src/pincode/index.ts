export { checkServed } from './check-served.ts';
export type { PincodeAnswer } from './check-served.ts';
export { takePincodeOfAddress } from './pincode-of-address.ts';
