import { paymentProviders, type PaymentProvider } from '@tokri/contracts';
import { keyVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1, 'must not be empty'));
const optionalText = z._default(z.string(), '');
const address = z._default(z.string().check(z.regex(/^(https?:\/\/\S+[^/])?$/, 'must be an address without a slash at its end')), '');
const minuteMs = 60_000;

/** What the chosen provider cannot do without. */
const neededBy = {
  razorpay: ['RAZORPAY_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  stripe: ['STRIPE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentProvider, readonly string[]>;

type GatewaySettings = Readonly<Record<(typeof neededBy)[PaymentProvider][number], string>>;
const missingOf = (config: GatewaySettings, provider: PaymentProvider): readonly string[] => neededBy[provider].filter((name) => config[name] === '');

/** All that this service reads from its environment. Keys have no defaults. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Base64, 32 bytes: opens what user sealed in `user.contacts`. */
  SEAL_KEY: keyVariable,
  /** Base64, 32 bytes: signs links to bills. */
  LINK_KEY: keyVariable,
  /** Who opens payments from now on (readings.md 27). Its variables must be there; those of the other are needed as long as it has payments of ours. */
  PAYMENT_PROVIDER: z._default(z.enum(paymentProviders, `must be one of ${paymentProviders.join(', ')}`), 'razorpay'),
  /** The provider's API, without the version. */
  RAZORPAY_URL: address,
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: optionalText,
  /** The secret before, while it is being changed. */
  RAZORPAY_WEBHOOK_SECRET_BEFORE: optionalText,
  /** Stripe's own: `https://api.stripe.com`. */
  STRIPE_URL: address,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_WEBHOOK_SECRET_BEFORE: optionalText,
  /** A payment that is open this long is looked after at the gateway, and then so often (reliability.md 6). */
  RECONCILE_AFTER_MS: numberVariable(15 * minuteMs, { lowest: 100, highest: 24 * 60 * minuteMs, unit: 'ms' }),
  RECONCILE_EVERY_MS: numberVariable(5 * minuteMs, { lowest: 100, highest: 60 * minuteMs, unit: 'ms' }),
  /** Who sells, as it stands on every bill (Rule 46). */
  SITE_COMPANY_NAME: text,
  SITE_COMPANY_ADDRESS: text,
  SITE_COMPANY_GSTIN: text,
  SITE_COMPANY_FSSAI: text,
}).check(({ value, issues }) => {
  for (const name of missingOf(value, value.PAYMENT_PROVIDER)) issues.push({ code: 'custom', path: [name], message: `needed by ${value.PAYMENT_PROVIDER}`, input: '' });
});
export type BillingConfig = z.output<typeof configSchema>;

/** Both providers as they are configured: the keys of one count when all of them are there. */
export const providerSettings = (config: BillingConfig) => ({
  chosen: config.PAYMENT_PROVIDER,
  razorpay: missingOf(config, 'razorpay').length > 0 ? null : {
    url: config.RAZORPAY_URL, keyId: config.RAZORPAY_KEY_ID, keySecret: config.RAZORPAY_KEY_SECRET, webhookSecrets: [config.RAZORPAY_WEBHOOK_SECRET, config.RAZORPAY_WEBHOOK_SECRET_BEFORE].filter(Boolean),
  },
  stripe: missingOf(config, 'stripe').length > 0 ? null : {
    url: config.STRIPE_URL, publishableKey: config.STRIPE_PUBLISHABLE_KEY, secretKey: config.STRIPE_SECRET_KEY, webhookSecrets: [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_SECRET_BEFORE].filter(Boolean),
  },
});
