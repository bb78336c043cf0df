import type { DeliveryAddress } from '../order.ts';

/** Equal for spellings of one address that differ in case, punctuation or spaces only. */
export const foldAddress = ({
  pincode,
  address,
}: Pick<DeliveryAddress, 'pincode' | 'address'>): string =>
  `${pincode}:${address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')}`;
