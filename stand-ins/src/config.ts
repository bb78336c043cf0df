import {
  numberVariable,
  processVariables,
  readConfig,
  taxModeVariable,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const port = (fallback: number) => numberVariable(fallback, { min: 0, max: 65_535, unit: 'port' });

export const configSchema = z.object({
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error']), 'info'),
  /**
   * Loopback, because the page shows one-time passwords. Use another host only in a container whose
   * ports are published on loopback.
   */
  HOST: z._default(z.string(), '127.0.0.1'),
  STAND_INS_PORT: port(8090),
  SMTP_PORT: port(8025),
  /** Without it the SMS gateway accepts every key of at least 8 characters. */
  SMS_KEY: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  /** Without it the geocoder accepts every key. */
  MAPS_KEY: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  /** Without it the address look-up accepts every key. */
  ADDRESS_LOOKUP_KEY: z.optional(
    z.string().check(z.minLength(8, 'must have at least 8 characters')),
  ),
  /** Without them the GST portal accepts every application. */
  GSP_APP_ID: z.optional(z.string()),
  GSP_APP_SECRET: z.optional(z.string()),
  RAZORPAY_KEY_ID: z._default(z.string(), 'rzp_test_tokri'),
  RAZORPAY_KEY_SECRET: z._default(z.string(), 'demo-razorpay-secret'),
  RAZORPAY_WEBHOOK_SECRET: z._default(z.string(), 'demo-webhook-secret'),
  STRIPE_PUBLISHABLE_KEY: z._default(z.string(), 'pk_test_tokri'),
  STRIPE_SECRET_KEY: z._default(z.string(), 'sk_test_tokri'),
  STRIPE_WEBHOOK_SECRET: z._default(z.string(), 'whsec_demo'),
  /** PEM (SPKI) in base64. Without it the signatures of service accounts are not verified. */
  FCM_PROJECT_ID: z._default(z.string(), 'tokri-demo'),
  FCM_CLIENT_EMAIL: z._default(z.string(), 'push@tokri-demo.example'),
  FCM_PUBLIC_KEY: z.optional(z.string()),
  /** Without it Web Push accepts the VAPID key of any sender. */
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  WEBHOOK_URL: z.optional(z.string()),
  STRIPE_WEBHOOK_URL: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  WEB_URL: z.optional(z.string()),
  /** The market whose time zone and number format the page has. */
  TAX_MODE: taxModeVariable,
});
export type StandInsConfig = Readonly<z.output<typeof configSchema>>;

export const configFromProcess = (): StandInsConfig => readConfig(configSchema, processVariables());
