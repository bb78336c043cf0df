import { paymentProviders } from '@tokri/contracts/platform';
import {
  kafkaVariables,
  numberVariable,
  serviceVariables,
  taxModeVariable,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import { androidAppVariable, iosAppVariable } from './config-app-links.ts';
import { serviceUrlsVariable } from './upstreams/service-urls.ts';

const {
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  METRICS_PORT,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  REDIS_URL,
  TOKEN_JWKS,
  DRAIN_WAIT_MS,
  MAX_IN_FLIGHT,
  MAX_EVENT_LOOP_DELAY_MS,
  COUNT_COMMANDS,
} = serviceVariables;

const perMinute = (fallback: number) =>
  numberVariable(fallback, { min: 1, max: 100_000_000, unit: 'calls per minute' });

export const configSchema = z.object({
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  METRICS_PORT,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  ...kafkaVariables,
  REDIS_URL,
  TOKEN_JWKS,
  DRAIN_WAIT_MS,
  MAX_IN_FLIGHT,
  MAX_EVENT_LOOP_DELAY_MS,
  COUNT_COMMANDS,
  SERVICE_URLS: serviceUrlsVariable,
  WEB_ROOT: z.string().check(z.minLength(1)),
  TRUST_PROXY_HOPS: numberVariable(0, { min: 0, max: 5, unit: 'hops' }),
  APP_VERSION: z._default(
    z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'must be a version')),
    '0.6.6',
  ),
  FORCE_UPDATE: z._default(z.enum(['yes', 'no']), 'no'),
  LIMIT_SIGN_IN_PER_MINUTE: perMinute(60),
  LIMIT_WRITES_PER_MINUTE: perMinute(300),
  LIMIT_READS_PER_MINUTE: perMinute(3_000),
  LIMIT_LOOKUPS_PER_MINUTE: perMinute(30),
  LIMIT_STAFF_PER_MINUTE: perMinute(6_000),
  LIMIT_SIGNED_PER_MINUTE: perMinute(60_000),
  LIVE_PER_USER: numberVariable(10, { min: 1, max: 1_000, unit: 'streams' }),
  LIVE_PER_ADDRESS: numberVariable(100, { min: 1, max: 100_000, unit: 'streams' }),
  LIVE_TOTAL: numberVariable(5_000, { min: 1, max: 100_000, unit: 'streams' }),
  LIVE_HEARTBEAT_MS: numberVariable(15_000, { min: 50, max: 40_000, unit: 'ms' }),
  BREAKER_RESET_MS: numberVariable(7_500, { min: 50, max: 60_000, unit: 'ms' }),
  SITE_COMPANY_ID: numberVariable(1, { min: 1, max: 1_000_000, unit: 'id' }),
  SITE_PREVIEW_USER_ID: numberVariable(0, { min: 0, max: 999_999_999, unit: 'id' }),
  PAYMENT_PROVIDER: z._default(
    z.enum(paymentProviders, `must be one of ${paymentProviders.join(', ')}`),
    'razorpay',
  ),
  /**
   * Razorpay: `https://checkout.razorpay.com/v1/checkout.js` with `https://api.razorpay.com`.
   * Stripe: `https://js.stripe.com/v3/stripe.js` with `https://js.stripe.com
   * https://hooks.stripe.com https://api.stripe.com`.
   */
  CHECKOUT_SCRIPT_URL: z._default(
    z.union([
      z.literal(''),
      z
        .string()
        .check(z.regex(/^https?:\/\/[^\s/;,']+\/[^\s;,']+$/, 'must be the address of a script')),
    ]),
    '',
  ),
  CHECKOUT_FRAME_ORIGINS: z._default(
    z
      .string()
      .check(z.regex(/^(https?:\/\/[^\s/;,']+ ?)*$/, 'must be origins, separated by spaces')),
    '',
  ),
  APP_ORIGINS: z._default(
    z
      .string()
      .check(
        z.regex(/^((https?|capacitor):\/\/[^\s/;,']+ ?)*$/, 'must be origins, separated by spaces'),
      ),
    '',
  ),
  ANDROID_APP: androidAppVariable,
  IOS_APP: iosAppVariable,
  /** Whether pages offer look-ups. delivery-slot reads both and needs the providers for them. */
  PINCODE_LOOKUP: z._default(z.enum(['yes', 'no']), 'no'),
  /** Public key of Web Push, whose private key notification has. Without it pages offer no notifications. */
  VAPID_PUBLIC_KEY: z._default(
    z.string().check(z.regex(/^([A-Za-z0-9_-]{87})?$/, 'must be a P-256 public key in base64url')),
    '',
  ),
  ADDRESS_LOOKUP: z._default(z.enum(['yes', 'no']), 'no'),
  TAX_MODE: taxModeVariable,
  RUNBOOK_URL: z._default(
    z.union([
      z.literal(''),
      z.string().check(z.regex(/^https:\/\/[^\s#]+$/, 'must be an https address without #')),
    ]),
    '',
  ),
  SITE_PARTY_LOGIN: z._default(z.enum(['yes', 'no']), 'no'),
});
export type BffConfig = z.output<typeof configSchema>;
