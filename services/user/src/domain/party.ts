import {
  checkAddress,
  checkGstin,
  checkMobile,
  checkName,
  checkPincode,
  ok,
  refusal,
} from '@tokri/contracts';
import type { UserOutcome } from './refusal.ts';
import type { User } from './user.ts';

/** A business customer: whom its members' bills are for. */
export interface Party {
  readonly id: number;
  readonly name: string;
  /** Of one party only. */
  readonly gstin: string;
  readonly address: string;
  readonly pincode: string;
  readonly stateCode: string;
}

export interface PartyForm {
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  readonly pincode: string;
  /** Of the member who is named with it. */
  readonly mobile: string;
}

/** Name and address as on every bill (Rule 46), a GSTIN whose check character is right, a member who can sign in. */
export const checkPartyForm = (form: PartyForm): UserOutcome<PartyForm> => {
  const name = checkName(form.name);
  if (!name.ok) return refusal('name-missing');
  const gstin = checkGstin(form.gstin);
  if (!gstin.ok) return refusal('gstin-invalid');
  const address = checkAddress(form.address);
  if (!address.ok) return refusal('address-missing');
  const pincode = checkPincode(form.pincode);
  if (!pincode.ok) return refusal('pincode-invalid');
  const mobile = checkMobile(form.mobile);
  if (!mobile.ok) return refusal('mobile-invalid');
  return ok({
    name: name.value,
    gstin: gstin.value,
    address: address.value,
    pincode: pincode.value,
    mobile: mobile.value,
  });
};

/** A person buys for one party; who is a member of another one stays there. */
export const joinParty = (
  user: User,
  partyId: number,
): UserOutcome<{ readonly partyId: number }> =>
  user.partyId === 0 || user.partyId === partyId ? ok({ partyId }) : refusal('other-party');
