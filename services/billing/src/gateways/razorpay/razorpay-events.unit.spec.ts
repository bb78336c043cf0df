import { createHmac } from 'node:crypto';
import { razorpaySignatures, readRazorpayEvent } from './razorpay-events.ts';

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
const { isCheckoutSigned, verifyEvent } = razorpaySignatures({
  keySecret: 'key',
  webhookSecrets: ['present', 'before'],
});
const verify = (raw: string, signature: string) =>
  verifyEvent(Buffer.from(raw), {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': 'event-1',
  });
const checkout = { gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' };

describe('Razorpay signatures', () => {
  it('accepts a checkout signature for its own order and payment only', () => {
    const signature = sign('key', 'order_1|pay_1');
    expect([
      isCheckoutSigned({ ...checkout, signature }),
      isCheckoutSigned({ ...checkout, gatewayOrderId: 'order_2', signature }),
      isCheckoutSigned({ ...checkout, signature: sign('other', 'order_1|pay_1') }),
      isCheckoutSigned({ ...checkout, signature: '' }),
    ]).toEqual([true, false, false, false]);
  });
  it.each(['present', 'before'])(
    'accepts an event signed with the %s secret for these bytes only',
    (secret) => {
      const raw = '{"event": "payment.captured"}';
      expect([
        verify(raw, sign(secret, raw)),
        verify(JSON.stringify(JSON.parse(raw)), sign(secret, raw)),
      ]).toEqual([{ eventId: 'event-1' }, null]);
    },
  );
  it('rejects an event signed with another secret', () =>
    expect(verify('{}', sign('stranger', '{}'))).toBeNull());
});

describe('readRazorpayEvent', () => {
  const raw = (payload: unknown) => JSON.stringify({ event: 'x', payload });
  it.each([
    [
      'a payment',
      raw({ payment: { entity: { id: 'pay_1', order_id: 'order_1' } } }),
      { gatewayOrderId: 'order_1' },
    ],
    [
      'an order',
      raw({ order: { entity: { id: 'order_1' } }, payment: { entity: { id: 'pay_1' } } }),
      { gatewayOrderId: 'order_1' },
    ],
    [
      'a dispute',
      raw({ dispute: { entity: { payment_id: 'pay_1' } } }),
      { gatewayPaymentId: 'pay_1' },
    ],
    [
      'a refund',
      raw({ refund: { entity: { payment_id: 'pay_1' } } }),
      { gatewayPaymentId: 'pay_1' },
    ],
    [
      'a payment without an order',
      raw({ payment: { entity: { id: 'pay_1', order_id: null } } }),
      { gatewayPaymentId: 'pay_1' },
    ],
    ['a settlement', raw({ settlement: { entity: { id: 's' } } }), null],
    ['no JSON', '{', null],
  ])('reads the subject of %s', (_what, text, subject) =>
    expect(readRazorpayEvent(text)).toEqual(subject),
  );
});
