import { eInvoiceSecrets, eInvoiceSettings } from './e-invoice-plan.ts';
import type { ServiceName } from '@tokri/contracts/platform';

export type Scaler = 'hpa' | 'keda' | 'none';
export type KedaTrigger = 'cpu' | 'lag' | 'slot-opening';

/**
 * Resources, scaling and variables of a deployable. Memory is in MiB. No CPU limit: throttled
 * processes miss Kafka heartbeats.
 */
export interface DeployablePlan {
  readonly name: ServiceName;
  readonly cpuRequest: string;
  readonly memoryRequestMi: number;
  readonly memoryLimitMi: number;
  readonly heapMi: number;
  readonly minReplicas: number;
  readonly maxReplicas: number;
  readonly scaler: Scaler;
  readonly kedaTriggers?: readonly KedaTrigger[];
  /** Variables from the ConfigMap, in addition to the shared ones. */
  readonly settings?: readonly string[];
  readonly secrets: readonly string[];
  /** Secrets that a shop may not have: another payment provider, the secret before a rotation. */
  readonly optionalSecrets?: readonly string[];
}

export const sharedSettings = [
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'KAFKA_BROKERS',
  'KAFKA_MAX_WAIT_MS',
  'KAFKA_TLS',
  'KAFKA_TLS_CA_FILE',
  'KAFKA_SASL_MECHANISM',
  'KAFKA_REPLICATION_FACTOR',
  'KAFKA_MIN_ISR',
  'TAX_MODE',
] as const;

/** Of shops from before the company record held them; user copies them into it once. */
const formerCompanySettings = [
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
] as const;
const serviceSecrets = ['MONGODB_URL', 'TOKEN_JWKS'] as const;

const bff: DeployablePlan = {
  name: 'bff',
  cpuRequest: '500m',
  memoryRequestMi: 192,
  /** Beside the heap, the worker that draws documents has 160 Mi of its own (render-queue.ts). */
  memoryLimitMi: 640,
  heapMi: 288,
  minReplicas: 3,
  maxReplicas: 10,
  scaler: 'hpa',
  settings: [
    'REDIS_URL',
    'SERVICE_URLS',
    'TRUST_PROXY_HOPS',
    'PAYMENT_PROVIDER',
    'CHECKOUT_SCRIPT_URL',
    'CHECKOUT_FRAME_ORIGINS',
    'APP_ORIGINS',
    'ANDROID_APP',
    'IOS_APP',
    'PINCODE_LOOKUP',
    'ADDRESS_LOOKUP',
    'RUNBOOK_URL',
  ],
  secrets: ['TOKEN_JWKS', 'VAPID_PUBLIC_KEY'],
};

const lookupProviders = ['MAPS_URL', 'ADDRESS_LOOKUP', 'ADDRESS_LOOKUP_URL'];

const deliverySlot: DeployablePlan = {
  name: 'delivery-slot',
  cpuRequest: '750m',
  memoryRequestMi: 176,
  memoryLimitMi: 384,
  heapMi: 256,
  minReplicas: 2,
  maxReplicas: 6,
  scaler: 'keda',
  kedaTriggers: ['cpu', 'lag', 'slot-opening'],
  settings: ['REDIS_URL', 'LOOKUPS_PER_DAY', 'PINCODE_LOOKUP', ...lookupProviders],
  secrets: [...serviceSecrets, 'QUOTE_JWKS'],
  optionalSecrets: ['MAPS_KEY', 'ADDRESS_LOOKUP_KEY'],
};

const order: DeployablePlan = {
  name: 'order',
  cpuRequest: '300m',
  memoryRequestMi: 160,
  memoryLimitMi: 384,
  heapMi: 256,
  minReplicas: 2,
  maxReplicas: 6,
  scaler: 'keda',
  kedaTriggers: ['cpu', 'lag'],
  secrets: [...serviceSecrets, 'QUOTE_JWKS', 'SEAL_KEY'],
};

const cart: DeployablePlan = {
  name: 'cart',
  cpuRequest: '300m',
  memoryRequestMi: 256,
  memoryLimitMi: 512,
  heapMi: 352,
  minReplicas: 2,
  maxReplicas: 6,
  scaler: 'keda',
  kedaTriggers: ['cpu', 'lag'],
  secrets: [...serviceSecrets, 'QUOTE_SIGNING_JWK'],
};

const catalog: DeployablePlan = {
  name: 'catalog',
  cpuRequest: '300m',
  memoryRequestMi: 384,
  memoryLimitMi: 1024,
  heapMi: 768,
  minReplicas: 2,
  maxReplicas: 4,
  scaler: 'hpa',
  secrets: serviceSecrets,
};

const user: DeployablePlan = {
  name: 'user',
  cpuRequest: '150m',
  memoryRequestMi: 128,
  memoryLimitMi: 320,
  heapMi: 208,
  minReplicas: 2,
  maxReplicas: 4,
  scaler: 'hpa',
  settings: ['REDIS_URL', 'GSP_URL', ...formerCompanySettings],
  secrets: [...serviceSecrets, 'TOKEN_SIGNING_JWK', 'CODE_KEY', 'SEAL_KEY', 'BOOTSTRAP_TOKEN'],
  optionalSecrets: ['GSP_APP_ID', 'GSP_APP_SECRET'],
};

const billing: DeployablePlan = {
  name: 'billing',
  cpuRequest: '250m',
  memoryRequestMi: 176,
  /** Beside the heap, the workers that draw bills and files of many have 160 Mi each (render-queue.ts). */
  memoryLimitMi: 800,
  heapMi: 288,
  minReplicas: 2,
  maxReplicas: 4,
  scaler: 'keda',
  kedaTriggers: ['cpu', 'lag'],
  settings: ['PAYMENT_PROVIDER', 'RAZORPAY_URL', 'STRIPE_URL', ...eInvoiceSettings],
  secrets: [
    ...serviceSecrets,
    'SEAL_KEY',
    'LINK_KEY',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ],
  optionalSecrets: [
    'RAZORPAY_WEBHOOK_SECRET_BEFORE',
    ...eInvoiceSecrets,
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_WEBHOOK_SECRET_BEFORE',
  ],
};

const notification: DeployablePlan = {
  name: 'notification',
  cpuRequest: '150m',
  memoryRequestMi: 128,
  memoryLimitMi: 320,
  heapMi: 208,
  minReplicas: 2,
  maxReplicas: 4,
  scaler: 'keda',
  kedaTriggers: ['lag'],
  settings: [
    'WEB_URL',
    'SMS_URL',
    'SMS_SENDER',
    'SMS_ENTITY_ID',
    'SMS_CODE_TEMPLATE_EN',
    'SMS_CODE_TEMPLATE_HI',
    'SMS_VERIFICATION_TEMPLATE_EN',
    'SMS_VERIFICATION_TEMPLATE_HI',
    'SMS_REGISTERED_BRAND_EN',
    'SMS_REGISTERED_BRAND_HI',
    'SMS_ORDER_TEMPLATES',
    'FCM_URL',
    'FCM_TOKEN_URL',
    'FCM_PROJECT_ID',
    'FCM_CLIENT_EMAIL',
    'MAIL_FROM',
  ],
  secrets: [
    ...serviceSecrets,
    'SEAL_KEY',
    'SMS_KEY',
    'FCM_PRIVATE_KEY',
    'VAPID_PRIVATE_KEY',
    'SMTP_URL',
  ],
};

const chat: DeployablePlan = {
  name: 'chat',
  cpuRequest: '50m',
  memoryRequestMi: 112,
  memoryLimitMi: 256,
  heapMi: 160,
  minReplicas: 2,
  maxReplicas: 2,
  scaler: 'none',
  secrets: serviceSecrets,
};

export const deployablePlans: readonly DeployablePlan[] = [
  bff,
  deliverySlot,
  order,
  cart,
  catalog,
  user,
  billing,
  notification,
  chat,
];

/** The Secret with the keys of a deployable. */
export const secretName = (name: string): string => `${name}-secrets`;
/** The Secret with the Kafka password of a deployable, made by Strimzi's user operator. */
export const kafkaSecretName = (name: string): string => `kafka-${name}`;
export const settingsConfigMap = 'tokri-settings';
