import { paymentProviders, type PaymentProvider } from '@tokri/contracts/platform';
import * as z from 'zod/mini';
import type { ProviderSettings } from './providers.ts';

const optionalText = z._default(z.string(), '');
const address = z._default(
  z
    .string()
    .check(z.regex(/^(https?:\/\/\S+[^/])?$/, 'must be an address without a slash at its end')),
  '',
);

const requiredVariables = {
  razorpay: ['RAZORPAY_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  stripe: ['STRIPE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentProvider, readonly string[]>;

type Variables = Readonly<Record<(typeof requiredVariables)[PaymentProvider][number], string>>;
const listMissing = (config: Variables, provider: PaymentProvider): readonly string[] =>
  requiredVariables[provider].filter((name) => config[name] === '');

export const providerVariables = {
  /** Opens new payments. The other provider's variables stay necessary until its last refund. */
  PAYMENT_PROVIDER: z._default(
    z.enum(paymentProviders, `must be one of ${paymentProviders.join(', ')}`),
    'razorpay',
  ),
  RAZORPAY_URL: address,
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET_BEFORE: optionalText,
  STRIPE_URL: address,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_WEBHOOK_SECRET_BEFORE: optionalText,
};

interface ProviderConfig extends Variables {
  readonly PAYMENT_PROVIDER: PaymentProvider;
  readonly RAZORPAY_WEBHOOK_SECRET_BEFORE: string;
  readonly STRIPE_WEBHOOK_SECRET_BEFORE: string;
}

export const reportMissing = (
  config: ProviderConfig,
  report: (name: string, message: string) => void,
): void => {
  for (const name of listMissing(config, config.PAYMENT_PROVIDER))
    report(name, `needed by ${config.PAYMENT_PROVIDER}`);
};

export const providerSettings = (config: ProviderConfig): ProviderSettings => ({
  active: config.PAYMENT_PROVIDER,
  razorpay:
    listMissing(config, 'razorpay').length > 0
      ? null
      : {
          url: config.RAZORPAY_URL,
          keyId: config.RAZORPAY_KEY_ID,
          keySecret: config.RAZORPAY_KEY_SECRET,
          webhookSecrets: [
            config.RAZORPAY_WEBHOOK_SECRET,
            config.RAZORPAY_WEBHOOK_SECRET_BEFORE,
          ].filter(Boolean),
        },
  stripe:
    listMissing(config, 'stripe').length > 0
      ? null
      : {
          url: config.STRIPE_URL,
          publishableKey: config.STRIPE_PUBLISHABLE_KEY,
          secretKey: config.STRIPE_SECRET_KEY,
          webhookSecrets: [
            config.STRIPE_WEBHOOK_SECRET,
            config.STRIPE_WEBHOOK_SECRET_BEFORE,
          ].filter(Boolean),
        },
});
