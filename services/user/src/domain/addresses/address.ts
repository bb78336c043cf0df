import { err, ok } from '@tokri/contracts/result';
import {
  checkAddress,
  checkMobile,
  checkName,
  checkOptionalEmail,
  checkDeliveryCode,
  maxAddressesPerPerson,
} from '@tokri/contracts/validation';
import type { User, UserChange } from '../accounts/user.ts';
import type { UserResult } from '../user-result.ts';

export type AddressSource = 0 | 1;

export interface AddressForm {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
}

export interface Address extends AddressForm {
  readonly id: number;
  readonly userId: number;
  readonly source: AddressSource;
  readonly stateCode: string;
  readonly savedAt: Date;
  /** Of an address that was replaced or removed: it is erased after this day, else null. */
  readonly keptUntil: Date | null;
  /** Nothing but the ids is left. */
  readonly isErased?: true;
}

export const checkAddressForm = (form: AddressForm): UserResult<AddressForm> => {
  const pincode = checkDeliveryCode(form.pincode);
  if (!pincode.ok) return err('pincode-invalid');
  const name = checkName(form.name);
  if (!name.ok) return err('name-missing');
  if (!checkMobile(form.mobile).ok) return err('mobile-invalid');
  const address = checkAddress(form.address);
  if (!address.ok) return err('address-missing');
  const email = checkOptionalEmail(form.email);
  if (!email.ok) return err('email-invalid');
  return ok({
    name: name.value,
    mobile: form.mobile.trim(),
    email: email.value,
    address: address.value,
    pincode: pincode.value,
  });
};

export const isPartyAddressLocked = (
  user: Pick<User, 'partyId'>,
  source: AddressSource,
  replaced: Address | null,
): boolean => user.partyId > 0 && (source === 0 || replaced?.source === 0);

export const isAddressListFull = (addressIds: readonly number[]): boolean =>
  addressIds.length >= maxAddressesPerPerson;

export const withAddress = (
  addressIds: readonly number[],
  addressId: number,
  replacedId: number,
): UserResult<readonly number[]> => {
  if (addressIds.includes(addressId)) return ok(addressIds);
  if (addressIds.includes(replacedId))
    return ok(addressIds.map((id) => (id === replacedId ? addressId : id)));
  return isAddressListFull(addressIds) ? err('too-many-addresses') : ok([...addressIds, addressId]);
};

/** No change for an address that is not on the list (any more). */
export const withoutAddress = (
  user: Pick<User, 'addressIds' | 'partyId'>,
  { id, source }: Pick<Address, 'id' | 'source'>,
): UserResult<UserChange> => {
  if (!user.addressIds.includes(id)) return ok({});
  if (isPartyAddressLocked(user, source, null)) return err('party-address');
  return ok({ addressIds: user.addressIds.filter((saved) => saved !== id) });
};
