import { err, ok } from '@tokri/contracts/result';
import { checkTaxNumber } from '@tokri/contracts/tax';
import {
  checkAddress,
  checkDeliveryCode,
  checkMobile,
  checkName,
} from '@tokri/contracts/validation';
import { findStateCode, type ServiceArea } from '../addresses/service-area.ts';
import type { UserResult } from '../user-result.ts';
import type { PartyDetails } from './party.ts';

export type BusinessForm = Omit<PartyDetails, 'stateCode'>;
export interface PartyForm extends BusinessForm {
  readonly mobile: string;
}

/** Reports the first error in the order of the form, which begins with the GSTIN. */
export const checkBusinessForm = (
  form: BusinessForm,
  areas: Iterable<ServiceArea>,
): UserResult<PartyDetails> => {
  const gstin = checkTaxNumber(form.gstin);
  if (!gstin.ok) return err('gstin-invalid');
  const name = checkName(form.name);
  if (!name.ok) return err('name-missing');
  const address = checkAddress(form.address);
  if (!address.ok) return err('address-missing');
  const pincode = checkDeliveryCode(form.pincode);
  if (!pincode.ok) return err('pincode-invalid');
  const stateCode = findStateCode(areas, pincode.value);
  if (stateCode === null) return err('pincode-not-served');
  return ok({
    gstin: gstin.value,
    name: name.value,
    address: address.value,
    pincode: pincode.value,
    stateCode,
  });
};

/** The same form with the mobile number of the first member at its end. */
export const checkPartyForm = (
  { mobile: typedMobile, ...form }: PartyForm,
  areas: Iterable<ServiceArea>,
): UserResult<{ readonly party: PartyDetails; readonly mobile: string }> => {
  const party = checkBusinessForm(form, areas);
  if (!party.ok) return party;
  const mobile = checkMobile(typedMobile);
  return mobile.ok ? ok({ party: party.value, mobile: mobile.value }) : err('mobile-invalid');
};
