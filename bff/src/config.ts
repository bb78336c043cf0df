import { paymentProviders } from '@tokri/contracts';
import { publicOperations } from '@tokri/contracts/http';
import { numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const {
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  KAFKA_BROKERS,
  KAFKA_MAX_WAIT_MS,
  KAFKA_TOPIC_PREFIX,
  REDIS_URL,
  TOKEN_JWKS,
  DRAIN_WAIT_MS,
  MAX_IN_FLIGHT,
} = serviceVariables;

const upstreamNames = [...new Set(publicOperations.map(({ service }) => service))].filter(
  (name) => name !== 'bff',
);
const urls = z
  .record(z.string(), z.string().check(z.regex(/^http:\/\/[^/]+$/, 'must be http://host:port')))
  .check(
    z.refine(
      (given) => upstreamNames.every((name) => name in given),
      `must name ${upstreamNames.join(', ')}`,
    ),
  );
const json = z.transform((text: string, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'must be JSON', input: '' });
    return z.NEVER;
  }
});
const optionalText = z._default(z.string(), '');
const perMinute = (fallback: number) =>
  numberVariable(fallback, { lowest: 1, highest: 100_000_000, unit: 'calls per minute' });

/** All that the bff reads from its environment. */
export const configSchema = z.object({
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  KAFKA_BROKERS,
  KAFKA_MAX_WAIT_MS,
  KAFKA_TOPIC_PREFIX,
  REDIS_URL,
  TOKEN_JWKS,
  DRAIN_WAIT_MS,
  MAX_IN_FLIGHT,
  /** `{"cart": "http://…"}`, one for each service that answers a public row. */
  SERVICE_URLS: z.pipe(z.string(), z.pipe(json, urls)),
  /** Folder of the frontends: `<name>/dist` is what is served. */
  WEB_ROOT: z.string().check(z.minLength(1)),
  /** Proxies in front whose `X-Forwarded-For` counts; 0 when browsers reach this process themselves. */
  TRUST_PROXY_HOPS: numberVariable(0, { lowest: 0, highest: 5, unit: 'hops' }),
  APP_VERSION: z._default(
    z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'must be a version')),
    '0.6.6',
  ),
  FORCE_UPDATE: z._default(z.enum(['yes', 'no']), 'no'),
  LIMIT_SIGN_IN_PER_MINUTE: perMinute(60),
  LIMIT_WRITES_PER_MINUTE: perMinute(300),
  LIMIT_READS_PER_MINUTE: perMinute(3_000),
  LIMIT_STAFF_PER_MINUTE: perMinute(6_000),
  /** Of a vendor, for all customers together; 100 a second were asked for. */
  LIMIT_SIGNED_PER_MINUTE: perMinute(60_000),
  /** Streams open at once. */
  LIVE_PER_USER: numberVariable(10, { lowest: 1, highest: 1_000, unit: 'streams' }),
  LIVE_PER_ADDRESS: numberVariable(100, { lowest: 1, highest: 100_000, unit: 'streams' }),
  LIVE_TOTAL: numberVariable(5_000, { lowest: 1, highest: 100_000, unit: 'streams' }),
  LIVE_HEARTBEAT_MS: numberVariable(15_000, { lowest: 50, highest: 40_000, unit: 'ms' }),
  /** How long an open breaker leaves a service alone, a quarter more or less. */
  BREAKER_RESET_MS: numberVariable(7_500, { lowest: 50, highest: 60_000, unit: 'ms' }),
  SITE_NAME: z.string(),
  SITE_SUPPORT_PHONE: z.string(),
  SITE_SUPPORT_MAIL: z.string(),
  SITE_COMPANY_ID: numberVariable(1, { lowest: 1, highest: 1_000_000, unit: 'id' }),
  SITE_PREVIEW_USER_ID: numberVariable(0, { lowest: 0, highest: 999_999_999, unit: 'id' }),
  SITE_COMPANY_NAME: optionalText,
  SITE_COMPANY_ADDRESS: optionalText,
  SITE_COMPANY_GSTIN: optionalText,
  SITE_COMPANY_FSSAI: optionalText,
  SITE_GRIEVANCE_OFFICER: optionalText,
  /** Digits with country code, for the chat button. */
  SITE_CARE_NUMBER: optionalText,
  /** Who takes payments, as billing is told too. */
  PAYMENT_PROVIDER: z._default(
    z.enum(paymentProviders, `must be one of ${paymentProviders.join(', ')}`),
    'razorpay',
  ),
  /**
   * That provider's script, and the origins that it shows frames of and talks to, separated by spaces. Razorpay's own: `https://checkout.razorpay.com/v1/checkout.js` and
   * `https://api.razorpay.com`; Stripe's: `https://js.stripe.com/v3/stripe.js` and `https://js.stripe.com https://hooks.stripe.com https://api.stripe.com`.
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
  SITE_PARTY_LOGIN: z._default(z.enum(['yes', 'no']), 'no'),
});
export type BffConfig = z.output<typeof configSchema>;
