import { ok } from '@tokri/contracts/result';
import { withoutAddress } from '../../domain/addresses/address.ts';
import { formerUntil } from '../../domain/addresses/former-address.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { updateUser, type UpdateUserDeps } from '../accounts/update-user.ts';
import type { Addresses } from '../ports/addresses.ts';
import { findOwnAddress } from './find-own-address.ts';

export interface RemoveAddressCommand {
  readonly userId: number;
  readonly addressId: number;
}

/**
 * Takes an address off the list of the person, also one that was taken off before. Orders have a
 * copy of their own, and a checkout that has chosen the address can still be completed. The last day
 * of the address is stored first, because a review takes it back if the list is not changed.
 * @throws Problem `not-found` for an unknown address, `not-allowed` for another person's.
 */
export const removeAddress =
  (deps: UpdateUserDeps & { readonly addresses: Pick<Addresses, 'find' | 'setKeptUntil'> }) =>
  async ({ userId, addressId }: RemoveAddressCommand): Promise<UserResult<number>> => {
    const address = await findOwnAddress(deps.addresses, addressId, userId);
    const user = await deps.users.find(userId);
    if (user?.addressIds.includes(addressId))
      await deps.addresses.setKeptUntil(addressId, formerUntil(deps.clock()));
    const saved = await updateUser(deps)(userId, (user) => withoutAddress(user, address));
    return saved.ok ? ok(addressId) : saved;
  };
