import type { AddressResponse } from '@tokri/contracts/api';
import { chosenAddress } from '@tokri/web-kit/address';

export const findDefaultAddress = (
  addresses: readonly AddressResponse[],
  criteria: { readonly chosenId: number; readonly pincode: string },
): AddressResponse | undefined =>
  addresses.find(({ Id }) => Id === criteria.chosenId) ??
  chosenAddress(addresses, criteria) ??
  addresses[0];
