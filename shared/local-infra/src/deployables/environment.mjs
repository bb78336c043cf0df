// @ts-check
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { pemPublicKey, publicKeys } from './keys.mjs';

/**
 * @typedef {import('./deployables.mjs').Deployable} Deployable
 * @typedef {Record<string, number>} Ports by deployable
 *
 * @typedef {import('../infra/infra.mjs').Infra} Infra
 * @typedef {Pick<Infra, 'kafkaBrokers' | 'mongodbUrl' | 'redisUrl'>} InfraUrls
 *
 * @typedef {object} EnvironmentInputs
 * @property {import('./keys.mjs').Keys} keys
 * @property {Ports} ports
 * @property {Ports} metricsPorts of the services and the bff
 * @property {number} smtpPort
 * @property {string} dataDir
 * @property {InfraUrls} infra
 * @property {readonly Deployable[]} deployables that run
 * @property {import('../processes/executables.mjs').Environment} env overrides the demo's settings
 */

const INHERITED_VARIABLES = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_EXTRA_CA_CERTS',
];

/** @param {number | undefined} port */
export const localUrl = (port) => `http://127.0.0.1:${port}`;

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
  'cancelled-unpaid',
  'staff-invitation',
  'deletion-code',
  'low-stock',
];

/** Demo settings; the shell overrides them.
 * @type {Record<string, string>}
 */
const SETTINGS = {
  LOG_LEVEL: 'info',
  // Benchmarks set it to 'yes' to count MongoDB commands and Kafka requests per order.
  COUNT_COMMANDS: 'no',
  // The base address of a collector of traces.
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  // Only idle fetches wait this long. At 50 ms twenty idle consumers cost 40 % of a core.
  KAFKA_MAX_WAIT_MS: '1000',
  KAFKA_REPLICATION_FACTOR: '1',
  KAFKA_MIN_ISR: '1',
  DRAIN_WAIT_MS: '0',
  TRUST_PROXY_HOPS: '0',
  // Visitors of the demo share one network address.
  OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000',
  // Its people, and those of a benchmark, have consecutive numbers.
  OTP_SENDS_PER_RANGE_PER_HOUR: '100000',
  INVITATIONS_PER_PERSON_PER_DAY: '1000',
  INVITATIONS_PER_STAFF_PER_HOUR: '1000',
  LIMIT_SIGN_IN_PER_MINUTE: '1000',
  LIMIT_WRITES_PER_MINUTE: '300',
  LIMIT_READS_PER_MINUTE: '3000',
  OPEN_HOLDS_MAX: '3',
  HOLD_TRIES_PER_MINUTE: '30',
  HOLDS_PER_ADDRESS_PER_MINUTE: '10000',
  HOLD_GATES: 'sold-out,bulkhead,limits',
  LISTING_AGE_MS: '500',
  UNPAID_ORDERS_PER_SLOT: '2',
  UNPAID_ORDERS_PER_DAY: '4',
  UNPAID_ORDERS_TOTAL: '6',
  UNPAID_UNITS_PER_ITEM: '24',
  ADDRESS_UNPAID_ORDERS_PER_SLOT: '4',
  ADDRESS_UNPAID_ORDERS_PER_DAY: '8',
  ADDRESS_UNPAID_ORDERS_TOTAL: '12',
  ADDRESS_UNPAID_UNITS_PER_ITEM: '48',
  COOKIE_SECURE: 'false',
  SMS_SENDER: 'TOKRIN',
  SMS_ENTITY_ID: '1101000000000000001',
  SMS_CODE_TEMPLATE_EN: '1107000000000000001',
  SMS_CODE_TEMPLATE_HI: '1107000000000000002',
  SMS_VERIFICATION_TEMPLATE_EN: '1107000000000000003',
  SMS_VERIFICATION_TEMPLATE_HI: '1107000000000000004',
  SMS_ORDER_TEMPLATES: ORDER_MESSAGES.flatMap((kind, index) => [
    `${kind}.en=${1107000000000000100n + BigInt(2 * index)}`,
    `${kind}.hi=${1107000000000000101n + BigInt(2 * index)}`,
  ]).join(','),
  SMS_CODE_HOST: 'localhost',
  SMS_REGISTERED_BRAND_EN: 'Tokri',
  SMS_REGISTERED_BRAND_HI: 'टोकरी',
  MAIL_FROM: 'Tokri <orders@tokri.example>',
  PAYMENT_PROVIDER: 'razorpay',
  // Keys of the payment and push stand-ins only.
  RAZORPAY_KEY_ID: 'rzp_test_tokri',
  RAZORPAY_KEY_SECRET: 'demo-razorpay-secret',
  RAZORPAY_WEBHOOK_SECRET: 'demo-webhook-secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_tokri',
  STRIPE_SECRET_KEY: 'sk_test_tokri',
  STRIPE_WEBHOOK_SECRET: 'whsec_demo',
  RECONCILE_AFTER_MS: '900000',
  FCM_PROJECT_ID: 'tokri-demo',
  FCM_CLIENT_EMAIL: 'push@tokri-demo.example',
  // Of data from before the company record held them.
  SITE_NAME: 'Tokri',
  SITE_SUPPORT_PHONE: '08040000000',
  SITE_SUPPORT_MAIL: 'help@tokri.example',
  SITE_COMPANY_NAME: 'Tokri Fresh Foods',
  SITE_COMPANY_ADDRESS: 'Yeshwanthpur APMC Yard, Bengaluru 560022, Karnataka',
  SITE_COMPANY_GSTIN: '29AABCT1234F1ZM',
  SITE_COMPANY_FSSAI: '11226999000101',
  ROUND_TO_RUPEE: 'yes',
  SITE_GRIEVANCE_OFFICER: 'Lakshmi Narayan, grievance@tokri.example',
  SITE_CARE_NUMBER: '918040000000',
  // Where docs/runbook.md is served: /admin/ops links to its lines.
  RUNBOOK_URL: '',
};

/** @type {Record<Deployable['kind'], readonly string[]>} */
const COMMON_VARIABLES = {
  service: [
    'NODE_ENV',
    'LOG_LEVEL',
    'HOST',
    'PORT',
    'METRICS_PORT',
    'MONGODB_URL',
    'MONGODB_DATABASE',
    'KAFKA_BROKERS',
    'KAFKA_MAX_WAIT_MS',
    'KAFKA_REPLICATION_FACTOR',
    'KAFKA_MIN_ISR',
    'KAFKA_MEMBER_FILE',
    'REDIS_URL',
    'TOKEN_JWKS',
    'DRAIN_WAIT_MS',
    'COUNT_COMMANDS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
  bff: [
    'NODE_ENV',
    'LOG_LEVEL',
    'HOST',
    'PORT',
    'METRICS_PORT',
    'KAFKA_BROKERS',
    'KAFKA_MAX_WAIT_MS',
    'KAFKA_REPLICATION_FACTOR',
    'KAFKA_MIN_ISR',
    'REDIS_URL',
    'TOKEN_JWKS',
    'DRAIN_WAIT_MS',
    'COUNT_COMMANDS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'RUNBOOK_URL',
  ],
  'stand-ins': ['NODE_ENV', 'LOG_LEVEL', 'HOST', 'PORT'],
};

/** @param {import('../processes/executables.mjs').Environment} env */
const checkoutScriptPath = (env) =>
  env.PAYMENT_PROVIDER === 'stripe' ? '/stripe/v3/stripe.js' : '/razorpay/checkout.js';

/**
 * @param {Deployable} deployable
 * @param {EnvironmentInputs} inputs
 * @returns {Record<string, string>}
 */
function allVariables(deployable, inputs) {
  const { keys, ports, metricsPorts, smtpPort, dataDir, infra, deployables, env } = inputs;
  const services = deployables.filter(({ kind }) => kind === 'service');
  return {
    ...Object.fromEntries(
      Object.entries(SETTINGS).map(([name, value]) => [name, env[name] ?? value]),
    ),
    NODE_ENV: 'production',
    // Some shells set HOST to the machine's name, but the services must listen on loopback only.
    HOST: '127.0.0.1',
    PORT: String(ports[deployable.name]),
    METRICS_PORT: String(metricsPorts[deployable.name]),
    MONGODB_URL: infra.mongodbUrl,
    MONGODB_DATABASE: deployable.name,
    KAFKA_BROKERS: infra.kafkaBrokers,
    KAFKA_MEMBER_FILE: join(dataDir, 'kafka-members', `${deployable.name}.json`),
    REDIS_URL: infra.redisUrl,
    TOKEN_JWKS: publicKeys(keys.tokenSigning),
    TOKEN_SIGNING_JWK: JSON.stringify(keys.tokenSigning),
    QUOTE_JWKS: publicKeys(keys.quoteSigning),
    QUOTE_SIGNING_JWK: JSON.stringify(keys.quoteSigning),
    CODE_KEY: keys.codeKey,
    SEAL_KEY: keys.sealKey,
    BOOTSTRAP_TOKEN: keys.bootstrapToken,
    LINK_KEY: keys.linkKey,
    RAZORPAY_URL: `${localUrl(ports['stand-ins'])}/razorpay`,
    STRIPE_URL: `${localUrl(ports['stand-ins'])}/stripe`,
    SMS_URL: `${localUrl(ports['stand-ins'])}/sms`,
    SMS_KEY: keys.smsKey,
    FCM_URL: `${localUrl(ports['stand-ins'])}/fcm`,
    FCM_TOKEN_URL: `${localUrl(ports['stand-ins'])}/fcm/token`,
    FCM_PRIVATE_KEY: Buffer.from(keys.pushSigning).toString('base64'),
    FCM_PUBLIC_KEY: Buffer.from(pemPublicKey(keys.pushSigning)).toString('base64'),
    CHECKOUT_SCRIPT_URL: `${localUrl(ports['stand-ins'])}${checkoutScriptPath(env)}`,
    CHECKOUT_FRAME_ORIGINS: localUrl(ports['stand-ins']),
    WEBHOOK_URL: `${localUrl(ports.bff)}/api/webhooks/razorpay`,
    STRIPE_WEBHOOK_URL: `${localUrl(ports.bff)}/api/webhooks/stripe`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMTP_PORT: String(smtpPort),
    STAND_INS_PORT: String(ports['stand-ins']),
    DATA_DIR: join(dataDir, deployable.name),
    WEB_URL: localUrl(ports.bff),
    WEB_ROOT: join(ROOT, 'frontends'),
    SERVICE_URLS: JSON.stringify(
      Object.fromEntries(services.map(({ name }) => [name, localUrl(ports[name])])),
    ),
  };
}

/**
 * @param {Deployable} deployable
 * @param {EnvironmentInputs} inputs
 * @returns {Record<string, string | undefined>} throws for an undefined variable
 */
export function buildEnvironment(deployable, inputs) {
  const values = allVariables(deployable, inputs);
  const names = [...COMMON_VARIABLES[deployable.kind], ...deployable.variables];
  const unknown = names.filter((name) => values[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `${deployable.name} needs ${unknown.join(', ')}, which environment.mjs does not know.`,
    );
  return {
    ...Object.fromEntries(INHERITED_VARIABLES.map((name) => [name, inputs.env[name]])),
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
  };
}
