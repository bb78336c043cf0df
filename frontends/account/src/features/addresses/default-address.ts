import type { AddressAnswer } from '@tokri/contracts/http';
import { chosenAddress } from '@tokri/web-kit/address';

/** Where the next order goes unless another is chosen: what was chosen last, else the first in the pincode of this visit, else the first. */
export const defaultAddress = (
  addresses: readonly AddressAnswer[],
  wish: { readonly chosenId: number; readonly pincode: string },
): AddressAnswer | undefined =>
  addresses.find(({ Id }) => Id === wish.chosenId) ??
  chosenAddress(addresses, wish) ??
  addresses[0];
