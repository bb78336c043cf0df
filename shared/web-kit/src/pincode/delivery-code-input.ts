import { isUnitedKingdom } from '@tokri/contracts/market';
import type { FieldProps } from '@tokri/web-kit/ui';

const pincodeLength = 6;
const maxPostcodeLength = 10;

/** What a field for a pincode, or for a postcode of the United Kingdom, has in common. */
export const deliveryCodeInput = () =>
  (isUnitedKingdom()
    ? { inputMode: 'text', autoCapitalize: 'characters', maxLength: maxPostcodeLength }
    : { inputMode: 'numeric', maxLength: pincodeLength }) satisfies Partial<FieldProps>;

export const toTypedDeliveryCode = (text: string): string =>
  isUnitedKingdom() ? text.toUpperCase() : text.replace(/\D/g, '');
