import { isUnitedKingdom } from '../market/shop-market.ts';
import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';
import { checkVatNumber, unitedKingdom, unitedKingdomName, vatPercents } from './vat.ts';

/** 25 and 28 were abolished but still appear on old documents. */
const stateNames: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before 2014)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** The States of the shop's market; the United Kingdom counts as one. */
export const shopStateNames = (): Readonly<Record<string, string>> =>
  isUnitedKingdom() ? { [unitedKingdom]: unitedKingdomName } : stateNames;

export const isStateCode = (code: string): boolean => Object.hasOwn(shopStateNames(), code);

export const stateName = (code: string): string =>
  isStateCode(code) ? (shopStateNames()[code] ?? '') : '';

export const placeOfSupply = ({
  deliveryState,
  supplierState,
}: {
  readonly deliveryState: string | null;
  readonly supplierState: string;
}): string => deliveryState ?? supplierState;

/** In India the States decide; the United Kingdom has one VAT. */
export type SupplyType = 'intra-state' | 'inter-state' | 'vat';

export const supplyType = (states: {
  readonly deliveryState: string | null;
  readonly supplierState: string;
}): SupplyType => {
  if (states.supplierState === unitedKingdom) return 'vat';
  return placeOfSupply(states) === states.supplierState ? 'intra-state' : 'inter-state';
};

/** Of a price before a delivery address is known: that of the shop's own State. */
export const ownSupplyType = (): SupplyType => (isUnitedKingdom() ? 'vat' : 'intra-state');

const base36Digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][0-9A-Z][0-9A-Z]$/;
const gstinMessage = 'Please enter a valid GSTIN';

/**
 * Check character of the first 14 characters: weights 1 and 2 alternate, quotient and remainder of ÷ 36 are
 * added.
 */
export const gstinCheckDigit = (prefix: string): string => {
  const sum = [...prefix].reduce((total, character, index) => {
    const product = base36Digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return base36Digits.charAt((36 - (sum % 36)) % 36);
};

export const checkGstin = (text: string): ValidationResult<string> => {
  const gstin = text.trim().toUpperCase();
  const isValid =
    gstinPattern.test(gstin) &&
    isStateCode(gstin.slice(0, 2)) &&
    gstinCheckDigit(gstin.slice(0, 14)) === gstin.charAt(14);
  return isValid ? valid(gstin) : invalid(gstinMessage);
};

/** A GSTIN, or a VAT number in the United Kingdom. Both begin with the code of the State. */
export const checkTaxNumber = (text: string): ValidationResult<string> =>
  isUnitedKingdom() ? checkVatNumber(text) : checkGstin(text);

export const stateCodeFromGstin = (gstin: string): string => gstin.slice(0, 2);

/** GST needs the code of the goods; VAT does not. */
export const needsHsn = (): boolean => !isUnitedKingdom();

/** Of both markets: empty in the United Kingdom. */
export const hsnPattern = /^(?:\d{4}|\d{6}|\d{8})?$/;
export const hsnMessage = 'must be 4, 6 or 8 digits';

export const isHsn = (text: string): boolean =>
  hsnPattern.test(text) && (text !== '' || !needsHsn());

export const checkHsn = (text: string): ValidationResult<string> =>
  isHsn(text) ? valid(text) : invalid(hsnMessage);

/** The rates that an item can have. */
export const gstPercents = [0, 5, 18, 40] as const;
/** Rates of both markets: the API describes them all. */
export const taxPercents = [0, 5, 18, 20, 40] as const;
export type TaxPercent = (typeof taxPercents)[number];
export const shopTaxPercents = (): readonly TaxPercent[] =>
  isUnitedKingdom() ? vatPercents : gstPercents;
