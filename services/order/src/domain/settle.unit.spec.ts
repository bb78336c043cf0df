import { agreement, onlineAgreement, placedAt } from '../testing/agreement.ts';
import { agreedOrder, yes } from '../testing/orders.ts';
import { askedAtPlacing, type AskedParty } from './answers.ts';
import type { Order } from './order.ts';
import { placeOrder } from './place.ts';
import { takeAnswer } from './settle.ts';

const at = new Date(placedAt.getTime() + 1000);
const placed = (): Order => placeOrder(agreement).order;
const no = (order: Order, party: AskedParty, code: string) =>
  takeAnswer(order, { party, answer: { kind: 'no', code, short: [] }, at });

const orders = (parties: readonly AskedParty[]): AskedParty[][] =>
  parties.length === 0
    ? [[]]
    : parties.flatMap((first) =>
        orders(parties.filter((other) => other !== first)).map((rest) => [first, ...rest]),
      );

describe('settling a placed order', () => {
  it.each(orders(askedAtPlacing.cod))(
    'all three say yes (%s, %s, %s), the last one confirms',
    (...parties) => {
      let order = placed();
      const told = parties.map((party) => {
        const decision = yes(order, party, at);
        order = decision.order;
        return decision.facts.map(({ kind }) => kind);
      });
      expect(told).toEqual([[], [], ['confirmed']]);
      expect(order.history.map(({ status }) => status)).toEqual(['Placed', 'Confirmed']);
      expect(order.paymentStatus).toBe('DueOnDelivery');
    },
  );

  it.each(orders(askedAtPlacing.online))(
    'online, all four say yes (%s, %s, %s, %s), it awaits its payment',
    (...parties) => {
      let order: Order = placeOrder(onlineAgreement).order;
      const told = parties.map((party) => {
        const decision = yes(order, party, at);
        order = decision.order;
        return decision.facts.map(({ kind }) => kind);
      });
      expect(told).toEqual([[], [], [], ['awaiting-payment']]);
      expect(order).toMatchObject({
        status: 'AwaitingPayment',
        stage: 'waiting',
        paymentStatus: 'Pending',
        payByAt: new Date(at.getTime() + 20 * 60_000),
      });
    },
  );

  it.each(askedAtPlacing.cod)('%s says no, rejected at once with its code', (party) => {
    const { order, facts } = no(placed(), party, 'some-code');
    expect(facts.map(({ kind }) => kind)).toEqual(['rejected']);
    expect(order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'some-code' },
      paymentStatus: 'NotDue',
    });
  });

  it('an order with a coupon, is confirmed when the coupon says yes too and rejected when it says no', () => {
    const withCoupon = () =>
      placeOrder({ ...agreement, coupon: { code: 'FRESH10', amountPaise: 840 } }).order;
    const three = askedAtPlacing.cod.reduce<Order>(
      (order, party) => yes(order, party, at).order,
      withCoupon(),
    );
    expect(three.status).toBe('Placed');
    expect(yes(three, 'coupon', at).order.status).toBe('Confirmed');
    expect(no(withCoupon(), 'coupon', 'coupon-used-up').order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'coupon-used-up' },
    });
  });

  it('the gateway cannot take it, rejected and nothing to pay', () => {
    expect(
      no(placeOrder(onlineAgreement).order, 'payment', 'payment-unavailable').order,
    ).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-unavailable' },
      paymentStatus: 'Failed',
      refundPaise: 0,
    });
  });

  it('an answer after the rejection, nothing changes', () => {
    const { order: rejected } = no(placed(), 'stock', 'stock-short');
    expect(yes(rejected, 'booking')).toEqual({ order: rejected, facts: [] });
  });

  it('the same party answers twice, the first answer stands', () => {
    const { order } = yes(placed(), 'booking');
    expect(no(order, 'booking', 'slot-full')).toEqual({ order, facts: [] });
  });

  it('one who was not asked answers, nothing changes', () => {
    const order = placed();
    expect(yes(order, 'keeping')).toEqual({ order, facts: [] });
  });

  it('confirmed order, the fields of waiting are gone', () => {
    const order = agreedOrder();
    expect(order).not.toHaveProperty('answers');
    expect(order).not.toHaveProperty('deadlineAt');
  });
});
