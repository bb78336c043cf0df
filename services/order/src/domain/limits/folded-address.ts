import type { DeliveryAddress } from '../order.ts';

/**
 * Equal for spellings of one address that differ in case, punctuation or spaces only. Numbers stay
 * apart: 1/23 and 12/3 are different houses.
 */
export const foldAddress = ({
  pincode,
  address,
}: Pick<DeliveryAddress, 'pincode' | 'address'>): string =>
  `${pincode}:${address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu, '/')
    .replace(/[^\p{L}\p{N}\p{M}/]|(?<!\p{N})\/|\/(?!\p{N})/gu, '')}`;
