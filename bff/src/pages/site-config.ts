import { standardDeliveryTax } from '@tokri/contracts/pricing';
import type { BffConfig } from '../config.ts';

const resetWindowHours = 2;
const tokenRefreshDays = 7;

export const toSiteConfig = (config: BffConfig) =>
  ({
    brand: config.SITE_NAME,
    currencySymbol: '₹',
    taxName: 'GST',
    taxLabels: { cgst: 'CGST', sgst: 'SGST', igst: 'IGST' },
    deliveryTaxPercent: standardDeliveryTax.taxBasisPoints / 100,
    deliveryHsn: standardDeliveryTax.hsn,
    companyId: config.SITE_COMPANY_ID,
    companyName: config.SITE_COMPANY_NAME,
    companyAddress: config.SITE_COMPANY_ADDRESS,
    companyGstin: config.SITE_COMPANY_GSTIN,
    companyFssai: config.SITE_COMPANY_FSSAI,
    supportPhone: config.SITE_SUPPORT_PHONE,
    supportMail: config.SITE_SUPPORT_MAIL,
    grievanceOfficer: config.SITE_GRIEVANCE_OFFICER,
    customerCareNumber: config.SITE_CARE_NUMBER,
    supplyType: 'Outward-Supply',
    transactionType: 'Regular',
    taxInclusive: false,
    paymentMode: config.PAYMENT_PROVIDER,
    checkoutScriptUrl: config.CHECKOUT_SCRIPT_URL,
    appType: 2,
    appVersion: config.APP_VERSION,
    partyLogin: config.SITE_PARTY_LOGIN === 'yes',
    taxMode: 0,
    locale: 'en-IND',
    previewUserId: config.SITE_PREVIEW_USER_ID,
    resetWindowHours,
    tokenRefreshDays,
  }) as const;
