export { checkServiceability } from './check-serviceability.ts';
export { OwnLocationButton } from './own-location-button.tsx';
export { adoptPincodeFromAddress } from './adopt-pincode-from-address.ts';
