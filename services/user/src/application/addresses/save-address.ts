import { isUnitedKingdom } from '@tokri/contracts/market';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { unitedKingdom } from '@tokri/contracts/tax';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  checkAddressForm,
  isPartyAddressLocked,
  withAddress,
} from '../../domain/addresses/address.ts';
import type { AddressForm, AddressSource } from '../../domain/addresses/address.ts';
import type { User } from '../../domain/accounts/user.ts';
import { formerUntil } from '../../domain/addresses/former-address.ts';
import { checkUkAddressForm } from '../../domain/addresses/uk-address.ts';
import { findStateCode } from '../../domain/addresses/service-area.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { NextId } from '../ports/runtime.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from '../accounts/update-user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { findOwnAddress } from './find-own-address.ts';

export interface SaveAddressDeps {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly areas: ServiceAreas;
  readonly clock: Clock;
}

export interface SaveAddressCommand {
  readonly userId: number;
  readonly replacedId: number;
  readonly source: AddressSource;
  readonly form: AddressForm;
  readonly newId: NextId;
}

/** Only the shop gives a business its address; a person without one has addresses of their own. */
const refusePartySource = ({ source }: SaveAddressCommand, user: Pick<User, 'partyId'>): void => {
  if (source === 1 || user.partyId > 0) return;
  const message = 'must be 1: only a business has an address with 0';
  throw new ProblemError('bad-input', `Source: ${message}`, [
    { field: 'Source', rule: 'custom', message },
  ]);
};

/** India delivers only to served pincodes; a postcode is saved wherever it is. */
const checkForm = (
  { areas }: SaveAddressDeps,
  typed: AddressForm,
): UserResult<{ readonly form: AddressForm; readonly stateCode: string }> => {
  if (isUnitedKingdom()) {
    const form = checkUkAddressForm(typed);
    return form.ok ? ok({ form: form.value, stateCode: unitedKingdom }) : form;
  }
  const form = checkAddressForm(typed);
  if (!form.ok) return form;
  const stateCode = findStateCode(areas.all(), form.value.pincode);
  return stateCode === null ? err('pincode-not-served') : ok({ form: form.value, stateCode });
};

/**
 * Always stores a new address, because an order may refer to the old one, which is erased some
 * months later. The list of the person changes in a second write; a crash between the two leaves an
 * unlisted address, which the review of former addresses finds.
 * @throws Problem `not-found` for an unknown or already replaced `replacedId`, `not-allowed` for
 * another person's, `bad-input` for the source of a business from a person without one.
 */
export const saveAddress =
  (deps: SaveAddressDeps) =>
  async (command: SaveAddressCommand): Promise<UserResult<number>> => {
    const checked = checkForm(deps, command.form);
    if (!checked.ok) return checked;
    const { form, stateCode } = checked.value;
    const replaced =
      command.replacedId === 0
        ? null
        : await findOwnAddress(deps.addresses, command.replacedId, command.userId);
    const user = await deps.users.find(command.userId);
    if (!user) throw new ProblemError('not-found');
    if (user.erasure) return err('account-closed');
    refusePartySource(command, user);
    if (isPartyAddressLocked(user, command.source, replaced)) return err('party-address');
    const id = await command.newId();
    const listCheck = withAddress(user.addressIds, id, command.replacedId);
    if (!listCheck.ok) return listCheck;
    await deps.addresses.insert({
      id,
      userId: command.userId,
      source: command.source,
      stateCode,
      savedAt: deps.clock(),
      ...form,
    });
    if (replaced && user.addressIds.includes(replaced.id))
      await deps.addresses.setKeptUntil(replaced.id, formerUntil(deps.clock()));
    const saved = await updateUser(deps)(command.userId, ({ addressIds }) => {
      const isStale =
        command.replacedId > 0 &&
        !addressIds.includes(command.replacedId) &&
        !addressIds.includes(id);
      if (isStale) throw new ProblemError('not-found');
      const list = withAddress(addressIds, id, command.replacedId);
      return list.ok ? ok({ addressIds: list.value }) : list;
    });
    return saved.ok ? ok(id) : saved;
  };
