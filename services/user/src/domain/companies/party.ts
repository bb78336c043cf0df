import { err, ok } from '@tokri/contracts/result';
import { checkTaxNumber } from '@tokri/contracts/tax';
import {
  checkAddress,
  checkMobile,
  checkName,
  checkDeliveryCode,
} from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';
import type { User } from '../accounts/user.ts';

export interface Party {
  readonly id: number;
  readonly name: string;
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
  readonly mobile: string;
}

export const checkPartyForm = (form: PartyForm): UserResult<PartyForm> => {
  const name = checkName(form.name);
  if (!name.ok) return err('name-missing');
  const gstin = checkTaxNumber(form.gstin);
  if (!gstin.ok) return err('gstin-invalid');
  const address = checkAddress(form.address);
  if (!address.ok) return err('address-missing');
  const pincode = checkDeliveryCode(form.pincode);
  if (!pincode.ok) return err('pincode-invalid');
  const mobile = checkMobile(form.mobile);
  if (!mobile.ok) return err('mobile-invalid');
  return ok({
    name: name.value,
    gstin: gstin.value,
    address: address.value,
    pincode: pincode.value,
    mobile: mobile.value,
  });
};

export const joinParty = (user: User, partyId: number): UserResult<{ readonly partyId: number }> =>
  user.partyId === 0 || user.partyId === partyId ? ok({ partyId }) : err('other-party');
