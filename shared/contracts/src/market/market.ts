import type { TaxMode } from '../platform/tax-mode.ts';

/** What differs between the countries in which a shop can be run; chosen by `TAX_MODE`. */
export interface Market {
  readonly taxMode: TaxMode;
  readonly country: 'IN' | 'GB';
  readonly currency: 'INR' | 'GBP';
  readonly currencySymbol: '₹' | '£';
  /** The specification names `en-IND`, which `Intl` rejects. */
  readonly locale: 'en-IN' | 'en-GB';
  readonly timeZone: 'Asia/Kolkata' | 'Europe/London';
  readonly callingCode: '91' | '44';
  /** Operators in India drop SMS whose text is not registered with them (DLT). */
  readonly registersSms: boolean;
  readonly taxName: 'GST' | 'VAT';
}

export const markets: Readonly<Record<TaxMode, Market>> = {
  0: {
    taxMode: 0,
    country: 'IN',
    currency: 'INR',
    currencySymbol: '₹',
    locale: 'en-IN',
    timeZone: 'Asia/Kolkata',
    callingCode: '91',
    registersSms: true,
    taxName: 'GST',
  },
  1: {
    taxMode: 1,
    country: 'GB',
    currency: 'GBP',
    currencySymbol: '£',
    locale: 'en-GB',
    timeZone: 'Europe/London',
    callingCode: '44',
    registersSms: false,
    taxName: 'VAT',
  },
};
