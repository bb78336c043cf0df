import { createProviders } from './providers.ts';

const razorpay = {
  url: 'http://127.0.0.1:9',
  keyId: 'rzp_x',
  keySecret: 'x',
  webhookSecrets: ['y'],
};

describe('configured providers', () => {
  const providers = createProviders({ active: 'razorpay', razorpay, stripe: null });
  it('finds a provider with keys', () => {
    expect([providers.find('razorpay') !== null, providers.findGateway('razorpay').keyId]).toEqual([
      true,
      'rzp_x',
    ]);
  });
  it('does not find a provider without keys, so that its tasks wait', () => {
    expect(providers.find('stripe')).toBeNull();
    expect(() => providers.findGateway('stripe')).toThrow(
      expect.objectContaining({ name: 'GatewayError', kind: 'no-response' }),
    );
  });
});
