// @ts-check
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { pemPublicKey, publicKeys } from './keys.mjs';

/**
 * @typedef {import('./deployables.mjs').Deployable} Deployable
 * @typedef {Record<string, number>} Ports by name of the deployable
 *
 * @typedef {object} World what the variables of one run come from
 * @property {import('./keys.mjs').Keys} keys
 * @property {Ports} ports
 * @property {number} smtpPort
 * @property {string} dataDir emptied by `npm run reset`
 * @property {Pick<import('./infra.mjs').Infra, 'kafkaBrokers' | 'mongodbUrl' | 'redisUrl'>} infra
 * @property {readonly Deployable[]} deployables that run
 * @property {import('./programs.mjs').Environment} env of the shell; a setting there wins over the demo's
 */

/** What a program needs of the shell it is started from. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'NODE_EXTRA_CA_CERTS'];

/** @param {number | undefined} port */
export const urlOf = (port) => `http://127.0.0.1:${port}`;

/** What customers are told of an order by SMS: each text has a template of its own. */
const ORDER_MESSAGES = [
  'placed',
  'confirmed',
  'rejected',
  'payment-waiting',
  'payment-failed',
  'payment-lapsed',
  'out-for-delivery',
  'delivered',
  'cancelled',
  'refunded',
  'packed-short',
  'refunded-by-hand',
  'slot-offered',
];

/** The seeded company (demo-shop.md): what pages and bills name, and whose State decides the tax. A shop of its own sets all four. */
export const COMPANY = {
  SITE_COMPANY_NAME: 'Tokri Fresh Foods',
  SITE_COMPANY_ADDRESS: 'Yeshwanthpur APMC Yard, Bengaluru 560022, Karnataka',
  SITE_COMPANY_GSTIN: '29AABCT1234F1ZM',
  SITE_COMPANY_FSSAI: '11226999000101',
};

/**
 * Settings of the demo; each may be set in the shell instead.
 * @type {Record<string, string>}
 */
const SETTINGS = {
  LOG_LEVEL: 'info',
  // A fetch answers as soon as there is something; this is only how long an idle one waits. Each of some twenty idle consumers costs
  // the broker and its process a round of this length: at 50 ms they took 40 % of a core, all together, for nothing.
  KAFKA_MAX_WAIT_MS: '1000',
  // No load balancer has to notice that a service goes.
  DRAIN_WAIT_MS: '0',
  TRUST_PROXY_HOPS: '0',
  // Many people behind one machine sign in to the demo; all other limits are the real ones (demo-shop.md).
  OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000',
  // For the same reason; a benchmark raises the other two.
  LIMIT_SIGN_IN_PER_MINUTE: '1000',
  LIMIT_WRITES_PER_MINUTE: '300',
  LIMIT_READS_PER_MINUTE: '3000',
  OPEN_HOLDS_MAX: '3',
  HOLD_TRIES_PER_MINUTE: '30',
  // Everybody who tries the demo comes from this machine.
  HOLDS_PER_ADDRESS_PER_MINUTE: '10000',
  // An experiment takes them away: HOLD_GATES=none.
  HOLD_GATES: 'sold-out,bulkhead,limits',
  LISTING_AGE_MS: '500',
  // Pages come over plain http from this machine.
  COOKIE_SECURE: 'false',
  // What a shop registers with the operators; the stand-in looks at their form only.
  SMS_SENDER: 'TOKRIN',
  SMS_ENTITY_ID: '1101000000000000001',
  SMS_CODE_TEMPLATE_EN: '1107000000000000001',
  SMS_CODE_TEMPLATE_HI: '1107000000000000002',
  SMS_ORDER_TEMPLATES: ORDER_MESSAGES.flatMap((kind, index) => [
    `${kind}.en=${1107000000000000100n + BigInt(2 * index)}`,
    `${kind}.hi=${1107000000000000101n + BigInt(2 * index)}`,
  ]).join(','),
  MAIL_FROM: 'Tokri <orders@tokri.example>',
  // Who opens payments; both have their keys, so that a change of it leaves no payment behind.
  PAYMENT_PROVIDER: 'razorpay',
  // Keys of the payment and push stand-ins (demo-shop.md): they open nothing else.
  RAZORPAY_KEY_ID: 'rzp_test_tokri',
  RAZORPAY_KEY_SECRET: 'demo-razorpay-secret',
  RAZORPAY_WEBHOOK_SECRET: 'demo-webhook-secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_tokri',
  STRIPE_SECRET_KEY: 'sk_test_tokri',
  STRIPE_WEBHOOK_SECRET: 'whsec_demo',
  RECONCILE_AFTER_MS: '900000',
  FCM_PROJECT_ID: 'tokri-demo',
  FCM_CLIENT_EMAIL: 'push@tokri-demo.example',
  SITE_NAME: 'Tokri',
  SITE_SUPPORT_PHONE: '08040000000',
  SITE_SUPPORT_MAIL: 'help@tokri.example',
  ...COMPANY,
  ROUND_TO_RUPEE: 'yes',
  SITE_GRIEVANCE_OFFICER: 'Lakshmi Narayan, grievance@tokri.example',
  SITE_CARE_NUMBER: '918040000000',
};

/** @type {Record<Deployable['kind'], readonly string[]>} */
const GIVEN_TO_ALL = {
  service: [
    'NODE_ENV',
    'LOG_LEVEL',
    'HOST',
    'PORT',
    'MONGODB_URL',
    'MONGODB_DATABASE',
    'KAFKA_BROKERS',
    'KAFKA_MAX_WAIT_MS',
    'REDIS_URL',
    'TOKEN_JWKS',
    'DRAIN_WAIT_MS',
  ],
  bff: [
    'NODE_ENV',
    'LOG_LEVEL',
    'HOST',
    'PORT',
    'KAFKA_BROKERS',
    'KAFKA_MAX_WAIT_MS',
    'REDIS_URL',
    'TOKEN_JWKS',
    'DRAIN_WAIT_MS',
  ],
  'stand-ins': ['NODE_ENV', 'LOG_LEVEL', 'HOST', 'PORT'],
};

/**
 * Every variable there is, by name.
 * @param {Deployable} deployable
 * @param {World} world
 * @returns {Record<string, string>}
 */
function valuesFor(deployable, { keys, ports, smtpPort, dataDir, infra, deployables, env }) {
  const services = deployables.filter(({ kind }) => kind === 'service');
  return {
    ...Object.fromEntries(
      Object.entries(SETTINGS).map(([name, value]) => [name, env[name] ?? value]),
    ),
    // The bundles are what runs in production, so they run as there.
    NODE_ENV: 'production',
    // Not from the shell, where some systems keep the machine's name under this one: nothing here is for the network.
    HOST: '127.0.0.1',
    PORT: String(ports[deployable.name]),
    MONGODB_URL: infra.mongodbUrl,
    MONGODB_DATABASE: deployable.name,
    KAFKA_BROKERS: infra.kafkaBrokers,
    REDIS_URL: infra.redisUrl,
    TOKEN_JWKS: publicKeys(keys.tokenSigning),
    TOKEN_SIGNING_JWK: JSON.stringify(keys.tokenSigning),
    QUOTE_JWKS: publicKeys(keys.quoteSigning),
    QUOTE_SIGNING_JWK: JSON.stringify(keys.quoteSigning),
    CODE_KEY: keys.codeKey,
    SEAL_KEY: keys.sealKey,
    BOOTSTRAP_TOKEN: keys.bootstrapToken,
    LINK_KEY: keys.linkKey,
    RAZORPAY_URL: `${urlOf(ports['stand-ins'])}/razorpay`,
    STRIPE_URL: `${urlOf(ports['stand-ins'])}/stripe`,
    SMS_URL: `${urlOf(ports['stand-ins'])}/sms`,
    SMS_KEY: keys.smsKey,
    FCM_URL: `${urlOf(ports['stand-ins'])}/fcm`,
    FCM_TOKEN_URL: `${urlOf(ports['stand-ins'])}/fcm/token`,
    FCM_PRIVATE_KEY: Buffer.from(keys.pushSigning).toString('base64'),
    FCM_PUBLIC_KEY: Buffer.from(pemPublicKey(keys.pushSigning)).toString('base64'),
    CHECKOUT_SCRIPT_URL: `${urlOf(ports['stand-ins'])}${env.PAYMENT_PROVIDER === 'stripe' ? '/stripe/v3/stripe.js' : '/razorpay/checkout.js'}`,
    CHECKOUT_FRAME_ORIGINS: urlOf(ports['stand-ins']),
    WEBHOOK_URL: `${urlOf(ports.bff)}/api/webhooks/razorpay`,
    STRIPE_WEBHOOK_URL: `${urlOf(ports.bff)}/api/webhooks/stripe`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMTP_PORT: String(smtpPort),
    STAND_INS_PORT: String(ports['stand-ins']),
    DATA_DIR: join(dataDir, deployable.name),
    WEB_URL: urlOf(ports.bff),
    WEB_ROOT: join(ROOT, 'frontends'),
    SERVICE_URLS: JSON.stringify(
      Object.fromEntries(services.map(({ name }) => [name, urlOf(ports[name])])),
    ),
  };
}

/**
 * @param {Deployable} deployable
 * @param {World} world
 * @returns {Record<string, string | undefined>} the whole environment of its process; throws for a variable nobody has defined
 */
export function environmentOf(deployable, world) {
  const values = valuesFor(deployable, world);
  const names = [...GIVEN_TO_ALL[deployable.kind], ...deployable.needs];
  const unknown = names.filter((name) => values[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `${deployable.name} needs ${unknown.join(', ')}, which environment.mjs does not know.`,
    );
  return {
    ...Object.fromEntries(PASSED_ON.map((name) => [name, world.env[name]])),
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
  };
}
