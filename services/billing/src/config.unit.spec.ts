import { ConfigError, readConfig } from '@tokri/service-kit/config';
import { configSchema } from './config.ts';
import { providerSettings } from './gateways/provider-settings.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const shop = {};
const service = {
  PORT: '4001',
  MONGODB_URL: 'mongodb://127.0.0.1:1/',
  MONGODB_DATABASE: 'billing',
  KAFKA_BROKERS: 'a:1',
  TOKEN_JWKS: '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"abc"}]}',
  SEAL_KEY: key,
  LINK_KEY: key,
  ...shop,
};
const razorpay = {
  RAZORPAY_URL: 'https://api.razorpay.com',
  RAZORPAY_KEY_ID: 'rzp_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'present',
};
const stripe = {
  STRIPE_URL: 'https://api.stripe.com',
  STRIPE_PUBLISHABLE_KEY: 'pk_x',
  STRIPE_SECRET_KEY: 'sk_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(configSchema, env);
    return [];
  } catch (error) {
    return error instanceof ConfigError
      ? error.invalidVariables.map(({ variable }) => variable)
      : [String(error)];
  }
};

describe('configured payment provider', () => {
  it('defaults to Razorpay and needs its keys only', () =>
    expect([faultsOf({ ...service, ...razorpay }), faultsOf({ ...service, ...stripe })]).toEqual([
      [],
      Object.keys(razorpay),
    ]));
  it("needs only Stripe's keys for Stripe", () =>
    expect([
      faultsOf({ ...service, ...stripe, PAYMENT_PROVIDER: 'stripe' }),
      faultsOf({ ...service, ...razorpay, PAYMENT_PROVIDER: 'stripe' }),
    ]).toEqual([[], Object.keys(stripe)]));
  it('rejects an unknown provider', () =>
    expect(faultsOf({ ...service, ...razorpay, PAYMENT_PROVIDER: 'cash' })).toContain(
      'PAYMENT_PROVIDER',
    ));
  it('reads both sets of keys and ignores an incomplete one', () => {
    const settings = (env: NodeJS.ProcessEnv) =>
      providerSettings(readConfig(configSchema, { ...service, ...env }));
    expect(
      settings({
        ...razorpay,
        ...stripe,
        PAYMENT_PROVIDER: 'stripe',
        RAZORPAY_WEBHOOK_SECRET_BEFORE: 'before',
      }),
    ).toMatchObject({
      active: 'stripe',
      razorpay: { keyId: 'rzp_x', webhookSecrets: ['present', 'before'] },
      stripe: { publishableKey: 'pk_x', webhookSecrets: ['whsec_x'] },
    });
    expect(settings({ ...razorpay, STRIPE_SECRET_KEY: 'sk_x' }).stripe).toBeNull();
  });
});

describe('e-invoices', () => {
  const above = { ...service, ...razorpay, AGGREGATE_TURNOVER_CRORE: '6' };
  const portal = {
    E_INVOICE_URL: 'https://gsp.example',
    E_INVOICE_USERNAME: 'shop',
    E_INVOICE_PASSWORD: 'x',
    GSP_APP_ID: 'x',
    GSP_APP_SECRET: 'x',
  };

  it('need no portal up to the threshold of turnover', () => {
    expect(faultsOf({ ...above, AGGREGATE_TURNOVER_CRORE: '5' })).toEqual([]);
  });

  it('need the portal and all of its secrets above it', () => {
    expect(faultsOf(above)).toEqual(Object.keys(portal));
    expect(faultsOf({ ...above, ...portal })).toEqual([]);
  });

  it.each([
    ['E_INVOICE_FROM', '2026-02-30'],
    ['E_INVOICE_THRESHOLDS', '2023-08-01'],
    ['E_INVOICE_THRESHOLDS', '2023-02-30:5'],
    ['E_INVOICE_URL', 'gsp.example'],
    ['AGGREGATE_TURNOVER_CRORE', '5.5'],
  ])('refuse %s=%s', (name, value) => {
    expect(faultsOf({ ...service, ...razorpay, ...portal, [name]: value })).toEqual([name]);
  });
});
