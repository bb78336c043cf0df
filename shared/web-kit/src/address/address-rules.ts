import {
  checkAddress,
  checkMobile,
  checkName,
  checkOptionalEmail,
  checkPincode,
} from '@tokri/contracts';
import type { AddressResponse } from '@tokri/contracts/http';

export interface AddressForm {
  readonly pincode: string;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  readonly email: string;
}

export type AddressField = keyof AddressForm;
export type AddressErrors = Partial<Record<AddressField, string>>;

const checks: Readonly<
  Record<AddressField, (text: string) => { readonly ok: boolean; readonly message?: string }>
> = {
  pincode: (text) => checkPincode(text),
  name: checkName,
  mobile: checkMobile,
  address: checkAddress,
  email: checkOptionalEmail,
};

/** The text of section 5 for a field that is not well, else empty. */
export const errorOf = (field: AddressField, text: string): string => {
  const check = checks[field](text);
  return check.ok ? '' : (check.message ?? '');
};

/** In the order of the form, so that the first one gets the focus. */
export const fieldOrder: readonly AddressField[] = ['pincode', 'name', 'mobile', 'address'];

export const errorsOf = (form: AddressForm): AddressErrors =>
  fieldOrder.reduce<AddressErrors>((errors, field) => {
    const text = errorOf(field, form[field]);
    return text ? { ...errors, [field]: text } : errors;
  }, {});

/** Where a refusal of the server belongs in the form. */
const fieldOfCode: Readonly<Record<string, AddressField>> = {
  'name-missing': 'name',
  'mobile-invalid': 'mobile',
  'address-missing': 'address',
  'email-invalid': 'email',
  'pincode-invalid': 'pincode',
  'pincode-not-served': 'pincode',
};
export const fieldOf = (code: string): AddressField | undefined => fieldOfCode[code];

export interface Person {
  readonly Name: string;
  readonly Mobile: string;
  readonly Email: string;
  readonly Address: string;
}

/** Section 4: a new address is pre-filled from the logged-in user and the stored pincode. */
export const newForm = (person: Person, pincode: string): AddressForm => ({
  pincode,
  name: person.Name,
  mobile: person.Mobile,
  address: person.Address,
  email: person.Email,
});

export const formOf = ({ Pincode, Name, Mobile, Address, Email }: AddressResponse): AddressForm => ({
  pincode: Pincode,
  name: Name,
  mobile: Mobile,
  address: Address,
  email: Email,
});

/** Section 4: a party's own address is not changed here while the person belongs to a party. */
export const isLocked = (address: Pick<AddressResponse, 'Source'> | null, partyId: number): boolean =>
  address?.Source === 0 && partyId > 0;

/** The address that the order goes to: the one that was chosen while it fits the pincode of this visit, else the first that fits. */
export const chosenAddress = (
  addresses: readonly AddressResponse[],
  { chosenId, pincode }: { readonly chosenId: number; readonly pincode: string },
): AddressResponse | undefined => {
  const fits = ({ Pincode }: AddressResponse): boolean => pincode === '' || Pincode === pincode;
  return (
    addresses.find((address) => address.Id === chosenId && fits(address)) ?? addresses.find(fits)
  );
};
