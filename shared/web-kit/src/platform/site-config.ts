import { defaultCompanyId, type PaymentProvider } from '@tokri/contracts';

/** What the bff writes into the page (readings.md, 'Site configuration'). */
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
  /** Number of the chat button's messaging link, digits with country code. */
  readonly customerCareNumber: string;
  readonly deliveryTaxPercent: number;
  readonly deliveryHsn: string;
  /** Who takes payments. */
  readonly paymentMode: PaymentProvider;
  /** Script of the payment dialog; empty where nobody can pay online. */
  readonly checkoutScriptUrl: string;
  /** 0 India, 1 United Kingdom. */
  readonly taxMode: 0 | 1;
  readonly partyLogin: boolean;
  /** A booking date further ahead of now than this is reset (section 4). */
  readonly resetWindowHours: number;
}

export interface AppConfig {
  readonly site: SiteConfig;
  /** Address of the manifest of each remote. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Version of the server; differs from the built-in one after a deploy. */
  readonly version: string;
  /** Answers that came with the page, by operation id, and when the server read them (milliseconds since 1970). */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly answeredAt: number;
}

/** Constants of sections 1 and 9, for what the server does not say. */
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
  taxMode: 0,
  partyLogin: false,
  resetWindowHours: 2,
};

const elementId = 'app-config';
let config: AppConfig | undefined;

const parse = (text: string): AppConfig => {
  const given = JSON.parse(text) as Partial<AppConfig>;
  return {
    site: { ...defaultSiteConfig, ...given.site },
    remotes: given.remotes ?? {},
    version: given.version ?? defaultSiteConfig.appVersion,
    answers: given.answers ?? {},
    answeredAt: given.answeredAt ?? 0,
  };
};

export const appConfig = (): AppConfig => {
  config ??= parse(document.getElementById(elementId)?.textContent || '{}');
  return config;
};

export const siteConfig = (): SiteConfig => appConfig().site;
