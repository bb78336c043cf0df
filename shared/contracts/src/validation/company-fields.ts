import { isUnitedKingdom } from '../market/shop-market.ts';

/** Patterns of the fields of a company, for the API and the form. */
export const companyPatterns = {
  phone: /^\+?\d[\d ()-]{5,18}$/,
  /** Empty in the United Kingdom, which registers food businesses without a number on bills. */
  fssai: /^(?:\d{14})?$/,
  /** Of WhatsApp: digits with the country code. */
  careNumber: /^(\d{10,15})?$/,
  /** A UPI ID is `name@handle`, the handle that of a bank or an app. Empty: bills show no code. */
  upiId: /^(?:[A-Za-z\d][A-Za-z\d._-]{1,}@[A-Za-z][A-Za-z\d]{1,})?$/,
} as const;

export const companyTextLimits = {
  Name: 100,
  Brand: 40,
  HindiBrand: 40,
  Address: 300,
  GrievanceOfficer: 100,
  UpiId: 100,
  UpiName: 60,
} as const;

/** Shops in India can have one; UPI moves rupees only. */
export const canPrintUpiId = (id: string): boolean =>
  companyPatterns.upiId.test(id) &&
  id.length <= companyTextLimits.UpiId &&
  (id === '' || !isUnitedKingdom());

/** A food business in India prints the number of its FSSAI licence on every bill. */
export const hasFoodLicence = (number: string): boolean =>
  companyPatterns.fssai.test(number) && (number !== '' || isUnitedKingdom());
