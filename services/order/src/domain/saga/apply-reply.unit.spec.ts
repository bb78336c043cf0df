import { orderTerms, onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
import { acceptedOrder, acceptReply } from '../../testing/orders.ts';
import { participantsByPaymentMethod, type SagaParticipant } from './saga-participants.ts';
import type { Order } from '../order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { applyReply } from './apply-reply.ts';

const at = new Date(placedAt.getTime() + 1000);
const placed = (): Order => placeOrder(orderTerms).order;
const rejectReply = (order: Order, participant: SagaParticipant, code: string) =>
  applyReply(order, { participant, reply: { kind: 'rejected', code, shortages: [] }, at });

const permutations = (participants: readonly SagaParticipant[]): SagaParticipant[][] =>
  participants.length === 0
    ? [[]]
    : participants.flatMap((first) =>
        permutations(participants.filter((other) => other !== first)).map((rest) => [
          first,
          ...rest,
        ]),
      );

describe('applyReply', () => {
  it.each(permutations(participantsByPaymentMethod.cod))(
    'confirms a cash order with the last acceptance (%s, %s, %s)',
    (...participants) => {
      let order = placed();
      const eventKinds = participants.map((participant) => {
        const decision = acceptReply(order, participant, at);
        order = decision.order;
        return decision.events.map(({ kind }) => kind);
      });
      expect(eventKinds).toEqual([[], [], ['confirmed']]);
      expect(order.history.map(({ status }) => status)).toEqual(['Placed', 'Confirmed']);
      expect(order.paymentStatus).toBe('DueOnDelivery');
    },
  );

  it.each(permutations(participantsByPaymentMethod.credit))(
    'confirms an order on credit with the last acceptance (%s, %s, %s, %s)',
    (...participants) => {
      let order: Order = placeOrder({ ...orderTerms, partyId: 4, paymentMethod: 'credit' }).order;
      const eventKinds = participants.map((participant) => {
        const decision = acceptReply(order, participant, at);
        order = decision.order;
        return decision.events.map(({ kind }) => kind);
      });
      expect(eventKinds).toEqual([[], [], [], ['confirmed']]);
      expect(order).toMatchObject({ status: 'Confirmed', paymentStatus: 'NotDue', paidPaise: 0 });
    },
  );

  it('rejects an order whose credit is refused, and nothing becomes due', () => {
    const onCredit = placeOrder({ ...orderTerms, partyId: 4, paymentMethod: 'credit' }).order;
    expect(rejectReply(onCredit, 'credit', 'credit-limit').order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'credit-limit' },
      paymentStatus: 'NotDue',
      refundPaise: 0,
    });
  });

  it.each(permutations(participantsByPaymentMethod.online))(
    'awaits the payment of an online order after the last acceptance (%s, %s, %s, %s)',
    (...participants) => {
      let order: Order = placeOrder(onlineOrderTerms).order;
      const eventKinds = participants.map((participant) => {
        const decision = acceptReply(order, participant, at);
        order = decision.order;
        return decision.events.map(({ kind }) => kind);
      });
      expect(eventKinds).toEqual([[], [], [], ['awaiting-payment']]);
      expect(order).toMatchObject({
        status: 'AwaitingPayment',
        stage: 'waiting',
        paymentStatus: 'Pending',
        payByAt: new Date(at.getTime() + 20 * 60_000),
      });
    },
  );

  it.each(participantsByPaymentMethod.cod)(
    'rejects the order as soon as %s rejects',
    (participant) => {
      const { order, events } = rejectReply(placed(), participant, 'some-code');
      expect(events.map(({ kind }) => kind)).toEqual(['rejected']);
      expect(order).toMatchObject({
        status: 'Rejected',
        rejection: { code: 'some-code' },
        paymentStatus: 'NotDue',
      });
    },
  );

  it('waits for the coupon of an order that has one', () => {
    const withCoupon = () =>
      placeOrder({ ...orderTerms, coupon: { code: 'FRESH10', amountPaise: 840 } }).order;
    const three = participantsByPaymentMethod.cod.reduce<Order>(
      (order, participant) => acceptReply(order, participant, at).order,
      withCoupon(),
    );
    expect(three.status).toBe('Placed');
    expect(acceptReply(three, 'coupon', at).order.status).toBe('Confirmed');
    expect(rejectReply(withCoupon(), 'coupon', 'coupon-used-up').order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'coupon-used-up' },
    });
  });

  it('rejects the order when the gateway is unavailable', () => {
    expect(
      rejectReply(placeOrder(onlineOrderTerms).order, 'payment', 'payment-unavailable').order,
    ).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-unavailable' },
      paymentStatus: 'Failed',
      refundPaise: 0,
    });
  });

  it('ignores a reply after the rejection', () => {
    const { order: rejected } = rejectReply(placed(), 'stock', 'stock-short');
    expect(acceptReply(rejected, 'booking')).toEqual({ order: rejected, events: [] });
  });

  it('keeps the first of two replies of a participant', () => {
    const { order } = acceptReply(placed(), 'booking');
    expect(rejectReply(order, 'booking', 'slot-full')).toEqual({ order, events: [] });
  });

  it('ignores a reply of a participant that was not asked', () => {
    const order = placed();
    expect(acceptReply(order, 'reservation')).toEqual({ order, events: [] });
  });

  it('removes replies and deadline from a confirmed order', () => {
    const order = acceptedOrder();
    expect(order).not.toHaveProperty('replies');
    expect(order).not.toHaveProperty('deadlineAt');
  });
});
