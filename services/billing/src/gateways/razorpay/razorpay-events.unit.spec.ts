import { createHmac } from 'node:crypto';
import { razorpaySignatures, readRazorpayEvent } from './razorpay-events.ts';

const hex = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
const { isCheckoutSigned: isDialogSigned, verifyEvent: openEvent } = razorpaySignatures({
  keySecret: 'key',
  webhookSecrets: ['present', 'before'],
});
const opens = (raw: string, signature: string) =>
  openEvent(Buffer.from(raw), {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': 'event-1',
  });
const of = { gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' };

describe('signatures of the gateway', () => {
  it('of a checkout, good for its own order and payment only', () => {
    const signature = hex('key', 'order_1|pay_1');
    expect([
      isDialogSigned({ ...of, signature }),
      isDialogSigned({ ...of, gatewayOrderId: 'order_2', signature }),
      isDialogSigned({ ...of, signature: hex('other', 'order_1|pay_1') }),
      isDialogSigned({ ...of, signature: '' }),
    ]).toEqual([true, false, false, false]);
  });
  it.each(['present', 'before'])(
    'of an event, by the %s secret, good for these bytes only',
    (secret) => {
      const raw = '{"event": "payment.captured"}';
      expect([
        opens(raw, hex(secret, raw)),
        opens(JSON.stringify(JSON.parse(raw)), hex(secret, raw)),
      ]).toEqual([{ eventId: 'event-1' }, null]);
    },
  );
  it('of an event, by any other secret, is none', () =>
    expect(opens('{}', hex('stranger', '{}'))).toBeNull());
});

describe('what an event is about', () => {
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
  ])('%s, read, names it', (_what, text, subject) =>
    expect(readRazorpayEvent(text)).toEqual(subject),
  );
});
