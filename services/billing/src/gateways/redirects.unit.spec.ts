import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRazorpayClient } from './razorpay/razorpay-client.ts';
import { createStripeClient } from './stripe/stripe-client.ts';

const listen = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('a redirect in the answer of a payment provider', () => {
  let received: string[] = [];
  const elsewhere = createServer((request, response) => {
    received.push(String(request.url));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  let target = '';
  const provider = createServer((request, response) => {
    response.writeHead(307, { Location: `${target}${request.url}` }).end();
  });
  let url = '';

  beforeAll(async () => {
    target = await listen(elsewhere);
    url = await listen(provider);
  });
  beforeEach(() => {
    received = [];
  });
  afterAll(() => {
    provider.close();
    elsewhere.close();
  });

  it('is not followed for Stripe', async () => {
    const stripe = createStripeClient({ url, secretKey: 'sk_test_redirect' });
    await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toThrow();
    expect(received).toEqual([]);
  });

  it('is not followed for Razorpay', async () => {
    const razorpay = createRazorpayClient({ url, keyId: 'rzp_test_1', keySecret: 'secret' });
    await expect(razorpay.payments.fetch('pay_1')).rejects.toBeDefined();
    expect(received).toEqual([]);
  });
});
