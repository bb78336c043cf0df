import { numberVariable, processVariables, readConfig } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const port = (fallback: number) =>
  numberVariable(fallback, { lowest: 0, highest: 65_535, unit: 'port' });

/** All that the stand-ins read from their environment. */
export const configSchema = z.object({
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error']), 'info'),
  /** Loopback, because what is shown here lets anybody sign in to the demo. Another only inside a container, whose ports are published on loopback. */
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Page, lists and the HTTP vendors; 0 takes any free port. */
  STAND_INS_PORT: port(8090),
  /** The mail server; 0 takes any free port. */
  SMTP_PORT: port(8025),
  /** The API key that the SMS gateway takes. Without it every key of at least 8 characters passes. */
  SMS_KEY: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  /** Keys of the demo (demo-shop.md); they open nothing but this. */
  RAZORPAY_KEY_ID: z._default(z.string(), 'rzp_test_tokri'),
  RAZORPAY_KEY_SECRET: z._default(z.string(), 'demo-razorpay-secret'),
  RAZORPAY_WEBHOOK_SECRET: z._default(z.string(), 'demo-webhook-secret'),
  STRIPE_PUBLISHABLE_KEY: z._default(z.string(), 'pk_test_tokri'),
  STRIPE_SECRET_KEY: z._default(z.string(), 'sk_test_tokri'),
  STRIPE_WEBHOOK_SECRET: z._default(z.string(), 'whsec_demo'),
  /** Who may send pushes; the key as PEM (SPKI) in base64. Without it no signature is looked at. */
  FCM_PROJECT_ID: z._default(z.string(), 'tokri-demo'),
  FCM_CLIENT_EMAIL: z._default(z.string(), 'push@tokri-demo.example'),
  FCM_PUBLIC_KEY: z.optional(z.string()),
  /** Where payment webhooks go, such as `http://127.0.0.1:8080/api/webhooks/razorpay`. Without it none is sent. */
  WEBHOOK_URL: z.optional(z.string()),
  STRIPE_WEBHOOK_URL: z.optional(z.string()),
  /** Folder of what a stand-in keeps over a restart: the gateways' books. Without it they are in memory only. */
  DATA_DIR: z.optional(z.string()),
  /** Address of the shop, for the link on the page. */
  WEB_URL: z.optional(z.string()),
});
export type StandInsConfig = Readonly<z.output<typeof configSchema>>;

/** @throws ConfigError naming every variable at fault. */
export const configFromProcess = (): StandInsConfig => readConfig(configSchema, processVariables());
