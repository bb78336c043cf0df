import { createProviders } from './providers.ts';

const razorpay = {
  url: 'http://127.0.0.1:9',
  keyId: 'rzp_x',
  keySecret: 'x',
  webhookSecrets: ['y'],
};

describe('the providers that are configured', () => {
  const providers = createProviders({ active: 'razorpay', razorpay, stripe: null });
  it('one with keys, is found', () => {
    expect([providers.find('razorpay') !== null, providers.findGateway('razorpay').keyId]).toEqual([
      true,
      'rzp_x',
    ]);
  });
  it('one whose keys are gone, is not found, and what it has to be asked waits', () => {
    expect(providers.find('stripe')).toBeNull();
    expect(() => providers.findGateway('stripe')).toThrow(
      expect.objectContaining({ name: 'GatewayFault', kind: 'silent' }),
    );
  });
});
