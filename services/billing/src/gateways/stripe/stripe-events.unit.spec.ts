import Stripe from 'stripe';
import { readStripeEvent, stripeSignatures, toleranceSeconds } from './stripe-events.ts';

const { verifyEvent, isCheckoutSigned } = stripeSignatures(['present', 'before']);
const raw =
  '{"id": "evt_1", "object": "event", "type": "charge.captured", "data": {"object": {"object": "charge", "id": "ch_1"}}}';
const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;
const signed = (secret: string, { payload = raw, timestamp = secondsAgo(0) } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const opens = (header: string, payload = raw) =>
  verifyEvent(Buffer.from(payload), { 'stripe-signature': header });

describe('Stripe signatures', () => {
  it.each(['present', 'before'])(
    'accepts an event signed with the %s secret for these bytes only',
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
  ])('rejects an event with %s', (_what, header) => expect(opens(header)).toBeNull());
  it('rejects an event older than five minutes', () => {
    expect([
      opens(signed('present', { timestamp: secondsAgo(toleranceSeconds - 5) })),
      opens(signed('present', { timestamp: secondsAgo(toleranceSeconds + 5) })),
    ]).toEqual([{ eventId: 'evt_1' }, null]);
  });
  it('rejects an event that is not JSON', () =>
    expect(opens(signed('present', { payload: '{' }), '{')).toBeNull());
  it('never accepts a checkout signature', () =>
    expect(
      isCheckoutSigned({ gatewayOrderId: 'pi_1', gatewayPaymentId: 'ch_1', signature: '' }),
    ).toBe(false));
});

describe('readStripeEvent', () => {
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
  ])('reads the subject of %s', (_what, text, subject) =>
    expect(readStripeEvent(text)).toEqual(subject),
  );
});
