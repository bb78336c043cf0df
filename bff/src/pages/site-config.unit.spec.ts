import type { BffConfig } from '../config.ts';
import { createSiteReader } from './site-config.ts';

const config = {
  APP_VERSION: '0.6.6',
  PAYMENT_PROVIDER: 'razorpay',
  SITE_COMPANY_ID: 1,
  SITE_PARTY_LOGIN: 'no',
  SITE_PREVIEW_USER_ID: 7,
  TAX_MODE: 0,
} as BffConfig;

it('the configuration of the pages has the constants of the specification', () => {
  const readSite = createSiteReader(config, { find: () => undefined });
  expect(readSite()).toMatchObject({
    currencySymbol: '₹',
    taxName: 'GST',
    taxLabels: { cgst: 'CGST', sgst: 'SGST', igst: 'IGST' },
    deliveryTaxPercent: 18,
    deliveryHsn: '9965',
    supplyType: 'Outward-Supply',
    transactionType: 'Regular',
    taxInclusive: false,
    paymentMode: 'razorpay',
    appType: 2,
    appVersion: '0.6.6',
    partyLogin: false,
    taxMode: 0,
    locale: 'en-IND',
    previewUserId: 7,
    resetWindowHours: 2,
    tokenRefreshDays: 7,
  });
});
