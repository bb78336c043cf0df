import type { AddressResponse } from '@tokri/contracts/api';
import { chosenAddress } from '@tokri/web-kit/address';

/** The last chosen address, else the first one in the current pincode, else the first one. */
export const findDefaultAddress = (
  addresses: readonly AddressResponse[],
  criteria: { readonly chosenId: number; readonly pincode: string },
): AddressResponse | undefined =>
  addresses.find(({ Id }) => Id === criteria.chosenId) ??
  chosenAddress(addresses, criteria) ??
  addresses[0];
