import { ProblemError } from '@tokri/contracts/problems';
import type { Address } from '../../domain/addresses/address.ts';
import type { Addresses } from '../ports/addresses.ts';

/** @throws Problem `not-found` for an unknown id, `not-allowed` for another person's address. */
export const findOwnAddress = async (
  addresses: Pick<Addresses, 'find'>,
  id: number,
  userId: number,
): Promise<Address> => {
  const address = await addresses.find(id);
  if (!address) throw new ProblemError('not-found');
  if (address.userId !== userId) throw new ProblemError('not-allowed');
  return address;
};
