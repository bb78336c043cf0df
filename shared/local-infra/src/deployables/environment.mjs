// @ts-check
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { DEMO_SETTINGS } from './demo-settings.mjs';
import { pemPublicKey, publicKeys, vapidPublicKey } from './keys.mjs';

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
    'TAX_MODE',
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
    'TAX_MODE',
  ],
  'stand-ins': ['NODE_ENV', 'LOG_LEVEL', 'HOST', 'PORT', 'TAX_MODE'],
};

/** Those of browsers, as is the default of notification; the demo adds the stand-in. */
const PUSH_SERVICES =
  'https://fcm.googleapis.com https://updates.push.services.mozilla.com https://*.notify.windows.com https://*.push.apple.com';

/** @param {EnvironmentInputs} inputs */
const webPushVariables = ({ keys, ports }) => ({
  VAPID_PRIVATE_KEY: keys.vapidPrivate,
  VAPID_PUBLIC_KEY: vapidPublicKey(keys.vapidPrivate),
  PUSH_SERVICES: `${PUSH_SERVICES} ${localUrl(ports['stand-ins'])}`,
});

/** @param {import('../processes/executables.mjs').Environment} env */
const paymentProvider = (env) =>
  env.PAYMENT_PROVIDER ??
  (env.TAX_MODE === '1' ? 'stripe' : (DEMO_SETTINGS.PAYMENT_PROVIDER ?? ''));

/** @param {import('../processes/executables.mjs').Environment} env */
const checkoutScriptPath = (env) =>
  paymentProvider(env) === 'stripe' ? '/stripe/v3/stripe.js' : '/razorpay/checkout.js';

/** @param {EnvironmentInputs} inputs */
const paymentVariables = ({ env, ports }) => ({
  PAYMENT_PROVIDER: paymentProvider(env),
  CHECKOUT_SCRIPT_URL: `${localUrl(ports['stand-ins'])}${checkoutScriptPath(env)}`,
  CHECKOUT_FRAME_ORIGINS: localUrl(ports['stand-ins']),
  WEBHOOK_URL: `${localUrl(ports.bff)}/api/webhooks/razorpay`,
  STRIPE_WEBHOOK_URL: `${localUrl(ports.bff)}/api/webhooks/stripe`,
});

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
      Object.entries(DEMO_SETTINGS).map(([name, value]) => [name, env[name] ?? value]),
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
    MAPS_URL: `${localUrl(ports['stand-ins'])}/maps`,
    ADDRESS_LOOKUP_URL: `${localUrl(ports['stand-ins'])}/address`,
    E_INVOICE_URL: `${localUrl(ports['stand-ins'])}/e-invoice`,
    GSP_URL: `${localUrl(ports['stand-ins'])}/gst`,
    SMS_KEY: keys.smsKey,
    FCM_URL: `${localUrl(ports['stand-ins'])}/fcm`,
    FCM_TOKEN_URL: `${localUrl(ports['stand-ins'])}/fcm/token`,
    FCM_PRIVATE_KEY: Buffer.from(keys.pushSigning).toString('base64'),
    FCM_PUBLIC_KEY: Buffer.from(pemPublicKey(keys.pushSigning)).toString('base64'),
    ...webPushVariables(inputs),
    ...paymentVariables(inputs),
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
