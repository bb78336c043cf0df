import { err, ok } from '@tokri/contracts/result';
import {
  checkAddress,
  checkName,
  checkOptionalEmail,
  checkOptionalUkMobile,
  checkPostcode,
} from '@tokri/contracts/validation';
import type { UserResult } from '../user-result.ts';
import type { AddressForm } from './address.ts';

/** The pincode of the form is a postcode. Mobile number and email are optional. */
export const checkUkAddressForm = (form: AddressForm): UserResult<AddressForm> => {
  const name = checkName(form.name);
  if (!name.ok) return err('name-missing');
  const email = checkOptionalEmail(form.email);
  if (!email.ok) return err('email-invalid');
  const mobile = checkOptionalUkMobile(form.mobile);
  if (!mobile.ok) return err('mobile-invalid');
  const address = checkAddress(form.address);
  if (!address.ok) return err('address-missing');
  const postcode = checkPostcode(form.pincode);
  if (!postcode.ok) return err('postcode-invalid');
  return ok({
    name: name.value,
    mobile: mobile.value,
    email: email.value,
    address: address.value,
    pincode: postcode.value,
  });
};
