export { addressesKey, useAddresses } from './address-calls.ts';
export { chosenAddress } from './address-rules.ts';
export { AddressSheet } from './address-sheet.tsx';
export type { AddressMode, AddressSheetProps } from './address-sheet.tsx';
export { readChosenId, storeChosenId } from './chosen-id.ts';
