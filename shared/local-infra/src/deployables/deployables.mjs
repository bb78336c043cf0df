// @ts-check
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';

/**
 * @typedef {object} Deployable a process of the product
 * @property {string} name also its database, Kafka client id and log
 * @property {string} folder
 * @property {'service' | 'bff' | 'stand-ins'} kind
 * @property {readonly string[]} variables beyond the common ones; their values are in environment.mjs
 * @property {readonly string[]} [workerThreads] scripts of worker threads, bundled beside main
 * @property {number} [heapMb] heap limit where the default is too small
 * @property {string} healthPath answers 200 when ready
 */

const ENTRY = 'src/main.ts';
const BUNDLE = 'dist/main.mjs';

/**
 * @param {string} name
 * @param {readonly string[]} variables
 * @returns {Deployable}
 */
const service = (name, variables) => ({
  name,
  folder: `services/${name}`,
  kind: 'service',
  variables,
  healthPath: '/health/ready',
});

/** Of shops from before the company record held them; user copies them into it once. */
export const FORMER_COMPANY_VARIABLES = [
  'SITE_NAME',
  'SITE_SUPPORT_PHONE',
  'SITE_SUPPORT_MAIL',
  'SITE_COMPANY_NAME',
  'SITE_COMPANY_ADDRESS',
  'SITE_COMPANY_GSTIN',
  'SITE_COMPANY_FSSAI',
  'SITE_GRIEVANCE_OFFICER',
  'SITE_CARE_NUMBER',
  'ROUND_TO_RUPEE',
];

export const DEPLOYABLES = /** @type {readonly Deployable[]} */ ([
  service('user', [
    'TOKEN_SIGNING_JWK',
    'CODE_KEY',
    'SEAL_KEY',
    'BOOTSTRAP_TOKEN',
    'OTP_SENDS_PER_ADDRESS_PER_HOUR',
    'OTP_SENDS_PER_RANGE_PER_HOUR',
    'INVITATIONS_PER_PERSON_PER_DAY',
    'INVITATIONS_PER_STAFF_PER_HOUR',
    'STAFF_SECOND_FACTOR',
    'COOKIE_SECURE',
    'GSP_URL',
    'GSP_APP_ID',
    'GSP_APP_SECRET',
    ...FORMER_COMPANY_VARIABLES,
  ]),
  { ...service('catalog', []), heapMb: 768 },
  service('cart', ['QUOTE_SIGNING_JWK']),
  service('delivery-slot', [
    'QUOTE_JWKS',
    'OPEN_HOLDS_MAX',
    'HOLD_TRIES_PER_MINUTE',
    'HOLDS_PER_ADDRESS_PER_MINUTE',
    'HOLD_GATES',
    'LISTING_AGE_MS',
    'LOOKUPS_PER_DAY',
    'PINCODE_LOOKUP',
    'MAPS_URL',
    'MAPS_KEY',
    'ADDRESS_LOOKUP',
    'ADDRESS_LOOKUP_URL',
    'ADDRESS_LOOKUP_KEY',
  ]),
  service('order', [
    'QUOTE_JWKS',
    'SEAL_KEY',
    'UNPAID_ORDERS_PER_SLOT',
    'UNPAID_ORDERS_PER_DAY',
    'UNPAID_ORDERS_TOTAL',
    'UNPAID_UNITS_PER_ITEM',
    'ADDRESS_UNPAID_ORDERS_PER_SLOT',
    'ADDRESS_UNPAID_ORDERS_PER_DAY',
    'ADDRESS_UNPAID_ORDERS_TOTAL',
    'ADDRESS_UNPAID_UNITS_PER_ITEM',
  ]),
  {
    ...service('billing', [
      'SEAL_KEY',
      'LINK_KEY',
      'PAYMENT_PROVIDER',
      'RAZORPAY_URL',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'STRIPE_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'RECONCILE_AFTER_MS',
      'AGGREGATE_TURNOVER_CRORE',
      'E_INVOICE_FROM',
      'E_INVOICE_URL',
      'E_INVOICE_USERNAME',
      'E_INVOICE_PASSWORD',
      'GSP_APP_ID',
      'GSP_APP_SECRET',
    ]),
    workerThreads: ['src/bill-pdf/render-worker.ts'],
  },
  service('chat', []),
  service('notification', [
    'SEAL_KEY',
    'SMS_URL',
    'SMS_KEY',
    'SMS_SENDER',
    'SMS_ENTITY_ID',
    'SMS_CODE_TEMPLATE_EN',
    'SMS_CODE_TEMPLATE_HI',
    'SMS_VERIFICATION_TEMPLATE_EN',
    'SMS_VERIFICATION_TEMPLATE_HI',
    'SMS_CODE_HOST',
    'SMS_REGISTERED_BRAND_EN',
    'SMS_REGISTERED_BRAND_HI',
    'SMTP_URL',
    'MAIL_FROM',
    'SMS_ORDER_TEMPLATES',
    'WEB_URL',
    'FCM_URL',
    'FCM_TOKEN_URL',
    'FCM_PROJECT_ID',
    'FCM_CLIENT_EMAIL',
    'FCM_PRIVATE_KEY',
    'VAPID_PRIVATE_KEY',
    'PUSH_SERVICES',
  ]),
  {
    name: 'bff',
    folder: 'bff',
    kind: 'bff',
    variables: [
      'SERVICE_URLS',
      'WEB_ROOT',
      'TRUST_PROXY_HOPS',
      'PAYMENT_PROVIDER',
      'CHECKOUT_SCRIPT_URL',
      'CHECKOUT_FRAME_ORIGINS',
      'APP_ORIGINS',
      'ANDROID_APP',
      'IOS_APP',
      'PINCODE_LOOKUP',
      'VAPID_PUBLIC_KEY',
      'ADDRESS_LOOKUP',
      'LIMIT_SIGN_IN_PER_MINUTE',
      'LIMIT_WRITES_PER_MINUTE',
      'LIMIT_READS_PER_MINUTE',
      'LIMIT_LOOKUPS_PER_MINUTE',
    ],
    workerThreads: ['src/data-copy/render-worker.ts'],
    healthPath: '/health/ready',
  },
  {
    name: 'stand-ins',
    folder: 'stand-ins',
    kind: 'stand-ins',
    variables: [
      'STAND_INS_PORT',
      'SMTP_PORT',
      'DATA_DIR',
      'SMS_KEY',
      'MAPS_KEY',
      'ADDRESS_LOOKUP_KEY',
      'GSP_APP_ID',
      'GSP_APP_SECRET',
      'WEB_URL',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'WEBHOOK_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_WEBHOOK_URL',
      'FCM_PROJECT_ID',
      'FCM_CLIENT_EMAIL',
      'FCM_PUBLIC_KEY',
      'VAPID_PUBLIC_KEY',
    ],
    healthPath: '/health/ready',
  },
]);

/** @param {Deployable} deployable */
export const entryFiles = ({ folder, workerThreads = [] }) =>
  [ENTRY, ...workerThreads].map((file) => join(ROOT, folder, file));

/** @param {Deployable} deployable */
export const bundleFile = ({ folder }) => join(ROOT, folder, BUNDLE);
