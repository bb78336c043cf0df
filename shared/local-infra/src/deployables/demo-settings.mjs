// @ts-check

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
export const DEMO_SETTINGS = {
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
  // Nobody has to set up an app to look around; who sets one up is asked for its code.
  STAFF_SECOND_FACTOR: 'optional',
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
  PINCODE_LOOKUP: 'yes',
  LOOKUPS_PER_DAY: '2000',
  // Keys of the maps, payment and push stand-ins only.
  MAPS_KEY: 'demo-maps-key',
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
