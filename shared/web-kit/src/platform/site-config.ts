import { setShopMarket } from '@tokri/contracts/market';
import {
  appConfigId,
  defaultCompanyId,
  type PaymentProvider,
  type TaxMode,
} from '@tokri/contracts/platform';

export interface SiteConfig {
  readonly brand: string;
  readonly currencySymbol: string;
  readonly taxName: string;
  readonly appType: number;
  readonly appVersion: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyGstin: string;
  readonly companyFssai: string;
  readonly supportPhone: string;
  readonly supportMail: string;
  readonly grievanceOfficer: string;
  readonly customerCareNumber: string;
  readonly deliveryTaxPercent: number;
  readonly deliveryHsn: string;
  readonly paymentMode: PaymentProvider;
  readonly checkoutScriptUrl: string;
  readonly hasPincodeLookup: boolean;
  /** Browsers subscribe to notifications with it; empty in a shop without them. */
  readonly vapidPublicKey: string;
  readonly tokenRefreshDays: number;
  readonly hasAddressLookup: boolean;
  readonly taxMode: TaxMode;
  readonly partyLogin: boolean;
  readonly resetWindowHours: number;
}

/** Of the remote that shows the first page. */
export interface PageManifest {
  readonly url: string;
  readonly document: unknown;
}

export interface AppConfig {
  readonly site: SiteConfig;
  readonly remotes: Readonly<Record<string, string>>;
  /** Missing in pages that no BFF has rendered. */
  readonly manifest: PageManifest | undefined;
  readonly version: string;
  /** Where the shop is for the pages of the mobile app; empty for its own pages. */
  readonly shopOrigin: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly answeredAt: number;
}

export const defaultSiteConfig: SiteConfig = {
  brand: 'Tokri',
  currencySymbol: '₹',
  taxName: 'GST',
  appType: 2,
  appVersion: '0.6.6',
  companyId: defaultCompanyId,
  companyName: '',
  companyAddress: '',
  companyGstin: '',
  companyFssai: '',
  supportPhone: '',
  supportMail: '',
  grievanceOfficer: '',
  customerCareNumber: '',
  deliveryTaxPercent: 18,
  deliveryHsn: '9965',
  paymentMode: 'razorpay',
  checkoutScriptUrl: '',
  hasPincodeLookup: false,
  vapidPublicKey: '',
  tokenRefreshDays: 7,
  hasAddressLookup: false,
  taxMode: 0,
  partyLogin: false,
  resetWindowHours: 2,
};

let config: AppConfig | undefined;

const parse = (text: string): AppConfig => {
  const stored = JSON.parse(text) as Partial<AppConfig>;
  return {
    site: { ...defaultSiteConfig, ...stored.site },
    remotes: stored.remotes ?? {},
    manifest: stored.manifest,
    version: stored.version ?? defaultSiteConfig.appVersion,
    shopOrigin: stored.shopOrigin ?? '',
    answers: stored.answers ?? {},
    answeredAt: stored.answeredAt ?? 0,
  };
};

export const appConfig = (): AppConfig => {
  if (config === undefined) {
    config = parse(document.getElementById(appConfigId)?.textContent || '{}');
    setShopMarket(config.site.taxMode);
  }
  return config;
};

export const siteConfig = (): SiteConfig => appConfig().site;
