export { checkServiceability } from './check-serviceability.ts';
export { deliveryCodeInput, toTypedDeliveryCode } from './delivery-code-input.ts';
export { OwnLocationButton } from './own-location-button.tsx';
export { adoptPincodeFromAddress } from './adopt-pincode-from-address.ts';
