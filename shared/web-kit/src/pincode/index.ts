export { checkServiceability } from './check-serviceability.ts';
export { adoptPincodeFromAddress } from './adopt-pincode-from-address.ts';
