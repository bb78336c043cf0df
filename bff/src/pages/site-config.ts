import { shopMarket } from '@tokri/contracts/market';
import { standardDeliveryTax } from '@tokri/contracts/pricing';
import type { CompanyRecord, CompanyView } from '@tokri/service-kit/company';
import type { BffConfig } from '../config.ts';

const resetWindowHours = 2;
const tokenRefreshDays = 7;

/** Of a shop that has no company yet. */
const defaultBrand = 'Tokri';

const taxLabels = {
  GST: { cgst: 'CGST', sgst: 'SGST', igst: 'IGST' },
  /** VAT is one tax and stands where IGST does. */
  VAT: { cgst: '', sgst: '', igst: 'VAT' },
} as const;

const toSiteConfig = (config: BffConfig, company: CompanyRecord | undefined) =>
  ({
    brand: company?.brand ?? defaultBrand,
    currencySymbol: shopMarket().currencySymbol,
    taxName: shopMarket().taxName,
    taxLabels: taxLabels[shopMarket().taxName],
    deliveryTaxPercent: standardDeliveryTax().taxBasisPoints / 100,
    deliveryHsn: standardDeliveryTax().hsn,
    companyId: config.SITE_COMPANY_ID,
    companyName: company?.seller.name ?? '',
    companyAddress: company?.seller.address ?? '',
    companyGstin: company?.seller.gstin ?? '',
    companyFssai: company?.seller.fssai ?? '',
    supportPhone: company?.supportPhone ?? '',
    supportMail: company?.supportMail ?? '',
    grievanceOfficer: company?.grievanceOfficer ?? '',
    customerCareNumber: company?.careNumber ?? '',
    supplyType: 'Outward-Supply',
    transactionType: 'Regular',
    taxInclusive: false,
    paymentMode: config.PAYMENT_PROVIDER,
    checkoutScriptUrl: config.CHECKOUT_SCRIPT_URL,
    appType: 2,
    appVersion: config.APP_VERSION,
    partyLogin: config.SITE_PARTY_LOGIN === 'yes',
    hasPincodeLookup: config.PINCODE_LOOKUP === 'yes',
    vapidPublicKey: config.VAPID_PUBLIC_KEY,
    hasAddressLookup: config.ADDRESS_LOOKUP === 'yes',
    taxMode: config.TAX_MODE,
    locale: 'en-IND',
    previewUserId: config.SITE_PREVIEW_USER_ID,
    resetWindowHours,
    tokenRefreshDays,
  }) as const;

/** The same object until staff change the company. */
export const createSiteReader = (config: BffConfig, company: Pick<CompanyView, 'find'>) => {
  let known = company.find();
  let site = toSiteConfig(config, known);
  return () => {
    const current = company.find();
    if (current !== known) {
      known = current;
      site = toSiteConfig(config, current);
    }
    return site;
  };
};
