import { checkTaxNumber } from '@tokri/contracts/tax';
import {
  checkAddress,
  checkDeliveryCode,
  checkName,
  maxAddressLength,
  maxBusinessNameLength,
  validationMessages,
} from '@tokri/contracts/validation';
import { t } from '../../labels.ts';

export const fieldOrder = ['gstin', 'name', 'address', 'pincode'] as const;
export type BusinessField = (typeof fieldOrder)[number];
export type BusinessForm = Readonly<Record<BusinessField, string>>;
export type BusinessErrors = Partial<BusinessForm>;

export const emptyForm: BusinessForm = { gstin: '', name: '', address: '', pincode: '' };

export const maxLengths = {
  gstin: 15,
  name: maxBusinessNameLength,
  address: maxAddressLength,
} as const;

const checks: Readonly<
  Record<BusinessField, (text: string) => { readonly ok: boolean; readonly message?: string }>
> = { gstin: checkTaxNumber, name: checkName, address: checkAddress, pincode: checkDeliveryCode };

export const validateField = (field: BusinessField, text: string): string => {
  const check = checks[field](text);
  if (check.ok) return '';
  if (check.message === validationMessages.hiddenCharacters) return t('business.hiddenCharacters');
  if (check.message === validationMessages.stackedMarks) return t('business.stackedMarks');
  if (check.message === validationMessages.gstin) return t('business.holdsGstin');
  return t(`business.invalid.${field}`);
};

export const validateForm = (form: BusinessForm): BusinessErrors =>
  Object.fromEntries(
    fieldOrder
      .map((field) => [field, validateField(field, form[field])] as const)
      .filter(([, error]) => error !== ''),
  );

const fieldByErrorCode: Readonly<Record<string, BusinessField>> = {
  'gstin-invalid': 'gstin',
  'gstin-unknown': 'gstin',
  'gstin-not-active': 'gstin',
  'name-missing': 'name',
  'address-missing': 'address',
  'pincode-invalid': 'pincode',
  'pincode-not-served': 'pincode',
};
export const fieldForErrorCode = (code: string): BusinessField | undefined =>
  fieldByErrorCode[code];

export const toTypedGstin = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** 15 characters are a whole GSTIN, so a wrong check character shows while typing. */
export const typedGstinError = (text: string): string =>
  text.length >= maxLengths.gstin ? validateField('gstin', text) : '';
