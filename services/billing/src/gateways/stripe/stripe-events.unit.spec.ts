import Stripe from 'stripe';
import { readStripeEvent, stripeSignatures, toleranceSeconds } from './stripe-events.ts';

const { verifyEvent: openEvent, isCheckoutSigned: isDialogSigned } = stripeSignatures([
  'present',
  'before',
]);
const raw =
  '{"id": "evt_1", "object": "event", "type": "charge.captured", "data": {"object": {"object": "charge", "id": "ch_1"}}}';
const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;
const signed = (secret: string, { payload = raw, timestamp = secondsAgo(0) } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const opens = (header: string, payload = raw) =>
  openEvent(Buffer.from(payload), { 'stripe-signature': header });

describe('signatures of Stripe', () => {
  it.each(['present', 'before'])(
    'of an event, by the %s secret, good for these bytes only',
    (secret) => {
      expect([
        opens(signed(secret)),
        opens(signed(secret), JSON.stringify(JSON.parse(raw))),
      ]).toEqual([{ eventId: 'evt_1' }, null]);
    },
  );
  it.each([
    ['of any other secret', signed('stranger')],
    ['none', ''],
    ['without a signature', `t=${secondsAgo(0)}`],
    ['of another scheme', signed('present').replace('v1=', 'v0=')],
    ['with the time of another', signed('present').replace(/t=\d+/, `t=${secondsAgo(1)}`)],
  ])('of an event, %s, is none', (_what, header) => expect(opens(header)).toBeNull());
  it('of an event, older than five minutes, is none', () => {
    expect([
      opens(signed('present', { timestamp: secondsAgo(toleranceSeconds - 5) })),
      opens(signed('present', { timestamp: secondsAgo(toleranceSeconds + 5) })),
    ]).toEqual([{ eventId: 'evt_1' }, null]);
  });
  it('of an event, over what is no JSON, is none', () =>
    expect(opens(signed('present', { payload: '{' }), '{')).toBeNull());
  it('of the dialog, never', () =>
    expect(
      isDialogSigned({ gatewayOrderId: 'pi_1', gatewayPaymentId: 'ch_1', signature: '' }),
    ).toBe(false));
});

describe('what an event of Stripe is about', () => {
  const event = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } });
  it.each([
    ['an intent', event({ object: 'payment_intent', id: 'pi_1' }), { gatewayOrderId: 'pi_1' }],
    [
      'a charge of an intent',
      event({ object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }),
      { gatewayOrderId: 'pi_1' },
    ],
    [
      'a charge without one',
      event({ object: 'charge', id: 'ch_1', payment_intent: null }),
      { gatewayPaymentId: 'ch_1' },
    ],
    [
      'a refund',
      event({ object: 'refund', charge: 'ch_1', payment_intent: 'pi_1' }),
      { gatewayOrderId: 'pi_1' },
    ],
    [
      'a refund of a charge alone',
      event({ object: 'refund', charge: 'ch_1' }),
      { gatewayPaymentId: 'ch_1' },
    ],
    ['a refund of neither', event({ object: 'refund', charge: null }), null],
    ['a payout', event({ object: 'payout', id: 'po_1' }), null],
    ['no JSON', '{', null],
  ])('%s, read, names it', (_what, text, subject) =>
    expect(readStripeEvent(text)).toEqual(subject),
  );
});
