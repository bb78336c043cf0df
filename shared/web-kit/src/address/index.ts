export { useAddresses } from './address-queries.ts';
export { chosenAddress, isLocked } from './address-rules.ts';
export { AddressSheet } from './address-sheet.tsx';
export type { AddressMode } from './address-sheet.tsx';
export { readChosenAddressId, storeChosenAddressId } from './chosen-address-id.ts';
