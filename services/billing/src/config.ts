import { keyVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1, 'must not be empty'));
const minuteMs = 60_000;

/** All that this service reads from its environment. Keys have no defaults. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Base64, 32 bytes: opens what user sealed in `user.contacts`. */
  SEAL_KEY: keyVariable,
  /** Base64, 32 bytes: signs links to bills. */
  LINK_KEY: keyVariable,
  /** The gateway's API, without the version. */
  RAZORPAY_URL: z.string().check(z.regex(/^https?:\/\/\S+[^/]$/, 'must be an address without a slash at its end')),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  /** The secret before, while it is being changed. */
  RAZORPAY_WEBHOOK_SECRET_BEFORE: z._default(z.string(), ''),
  /** A payment that is open this long is looked after at the gateway, and then so often (reliability.md 6). */
  RECONCILE_AFTER_MS: numberVariable(15 * minuteMs, { lowest: 100, highest: 24 * 60 * minuteMs, unit: 'ms' }),
  RECONCILE_EVERY_MS: numberVariable(5 * minuteMs, { lowest: 100, highest: 60 * minuteMs, unit: 'ms' }),
  /** Who sells, as it stands on every bill (Rule 46). */
  SITE_COMPANY_NAME: text,
  SITE_COMPANY_ADDRESS: text,
  SITE_COMPANY_GSTIN: text,
  SITE_COMPANY_FSSAI: text,
});
export type BillingConfig = z.output<typeof configSchema>;
