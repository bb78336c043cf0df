import { siteConfig } from '@tokri/web-kit/platform';
import type { FieldProps } from '@tokri/web-kit/ui';

const pincodeLength = 6;
const maxPostcodeLength = 10;

/** What a field for a pincode, or for a postcode of the United Kingdom, has in common. */
export const deliveryCodeInput = () =>
  (siteConfig().taxMode === 1
    ? { inputMode: 'text', autoCapitalize: 'characters', maxLength: maxPostcodeLength }
    : { inputMode: 'numeric', maxLength: pincodeLength }) satisfies Partial<FieldProps>;

export const toTypedDeliveryCode = (text: string): string =>
  siteConfig().taxMode === 1 ? text.toUpperCase() : text.replace(/\D/g, '');
