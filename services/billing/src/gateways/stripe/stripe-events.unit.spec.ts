import Stripe from 'stripe';
import { readStripeEvent, stripeSignatures, toleranceSeconds } from './stripe-events.ts';

const { verifyEvent, isCheckoutSigned } = stripeSignatures(['current', 'previous']);
const raw =
  '{"id": "evt_1", "object": "event", "type": "charge.captured", "data": {"object": {"object": "charge", "id": "ch_1"}}}';
const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;
const signHeader = (secret: string, { payload = raw, timestamp = secondsAgo(0) } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const verify = (header: string, payload = raw) =>
  verifyEvent(Buffer.from(payload), { 'stripe-signature': header });

describe('Stripe signatures', () => {
  it.each(['current', 'previous'])(
    'accepts an event signed with the %s secret for exactly these bytes',
    (secret) => {
      expect([
        verify(signHeader(secret)),
        verify(signHeader(secret), JSON.stringify(JSON.parse(raw))),
      ]).toEqual([{ eventId: 'evt_1' }, null]);
    },
  );
  it.each([
    ['a signature with an unknown secret', signHeader('unknown')],
    ['an empty header', ''],
    ['a header without a signature', `t=${secondsAgo(0)}`],
    ['a signature of another scheme', signHeader('current').replace('v1=', 'v0=')],
    [
      'a timestamp that was not signed',
      signHeader('current').replace(/t=\d+/, `t=${secondsAgo(1)}`),
    ],
  ])('rejects an event with %s', (_what, header) => expect(verify(header)).toBeNull());
  it('rejects an event older than five minutes', () => {
    expect([
      verify(signHeader('current', { timestamp: secondsAgo(toleranceSeconds - 5) })),
      verify(signHeader('current', { timestamp: secondsAgo(toleranceSeconds + 5) })),
    ]).toEqual([{ eventId: 'evt_1' }, null]);
  });
  it('rejects an event that is not JSON', () =>
    expect(verify(signHeader('current', { payload: '{' }), '{')).toBeNull());
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
      'a charge without an intent',
      event({ object: 'charge', id: 'ch_1', payment_intent: null }),
      { gatewayPaymentId: 'ch_1' },
    ],
    [
      'a refund',
      event({ object: 'refund', charge: 'ch_1', payment_intent: 'pi_1' }),
      { gatewayOrderId: 'pi_1' },
    ],
    [
      'a refund of a charge without an intent',
      event({ object: 'refund', charge: 'ch_1' }),
      { gatewayPaymentId: 'ch_1' },
    ],
    [
      'a dispute',
      event({ object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1' }),
      { gatewayOrderId: 'pi_1' },
    ],
    ['a refund without a charge or an intent', event({ object: 'refund', charge: null }), null],
    ['a payout', event({ object: 'payout', id: 'po_1' }), null],
    ['text that is not JSON', '{', null],
  ])('reads the subject of %s', (_what, text, subject) =>
    expect(readStripeEvent(text)).toEqual(subject),
  );
});
