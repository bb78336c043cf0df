import { err, ok } from '@tokri/contracts/result';
import {
  checkAddress,
  checkMobile,
  checkName,
  checkOptionalEmail,
  checkPincode,
  maxAddressesPerPerson,
} from '@tokri/contracts/validation';
import type { User } from '../accounts/user.ts';
import type { UserResult } from '../user-result.ts';

/** Section 3: 1 is a shipping address, 0 the address of a party. */
export type AddressSource = 0 | 1;

export interface AddressForm {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
}

/** Written once and never changed: an order may name it. */
export interface Address extends AddressForm {
  readonly id: number;
  readonly userId: number;
  readonly source: AddressSource;
  /** Of the served area that the pincode belonged to when it was saved. */
  readonly stateCode: string;
  readonly savedAt: Date;
}

/** Section 5: pincode first, as the form asks, then name, mobile and address; mail when given. All trimmed, the mobile number as written (readings.md 12). */
export const checkAddressForm = (form: AddressForm): UserResult<AddressForm> => {
  const pincode = checkPincode(form.pincode);
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

/** A party's own address is read-only while the person belongs to a party (section 4): neither edited nor written anew. */
export const isPartyAddressLocked = (
  user: User,
  source: AddressSource,
  replaced: Address | null,
): boolean => user.partyId > 0 && (source === 0 || replaced?.source === 0);

/** The list after saving: the new one stands where the one it replaces stood, else at the end. Repeating it changes nothing. */
export const withAddress = (
  addressIds: readonly number[],
  addressId: number,
  replacedId: number,
): UserResult<readonly number[]> => {
  if (addressIds.includes(addressId)) return ok(addressIds);
  if (addressIds.includes(replacedId))
    return ok(addressIds.map((id) => (id === replacedId ? addressId : id)));
  return addressIds.length < maxAddressesPerPerson
    ? ok([...addressIds, addressId])
    : err('too-many-addresses');
};
