import { agreement, onlineAgreement, placedAt } from '../../testing/agreement.ts';
import { acceptedOrder, acceptReply } from '../../testing/orders.ts';
import { participantsByPaymentMethod, type SagaParticipant } from './saga-participants.ts';
import type { Order } from '../order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { applyReply } from './apply-reply.ts';

const at = new Date(placedAt.getTime() + 1000);
const placed = (): Order => placeOrder(agreement).order;
const rejectReply = (order: Order, participant: SagaParticipant, code: string) =>
  applyReply(order, { participant, reply: { kind: 'rejected', code, short: [] }, at });

const permutations = (participants: readonly SagaParticipant[]): SagaParticipant[][] =>
  participants.length === 0
    ? [[]]
    : participants.flatMap((first) =>
        permutations(participants.filter((other) => other !== first)).map((rest) => [
          first,
          ...rest,
        ]),
      );

describe('settling a placed order', () => {
  it.each(permutations(participantsByPaymentMethod.cod))(
    'all three say yes (%s, %s, %s), the last one confirms',
    (...participants) => {
      let order = placed();
      const emitted = participants.map((participant) => {
        const decision = acceptReply(order, participant, at);
        order = decision.order;
        return decision.events.map(({ kind }) => kind);
      });
      expect(emitted).toEqual([[], [], ['confirmed']]);
      expect(order.history.map(({ status }) => status)).toEqual(['Placed', 'Confirmed']);
      expect(order.paymentStatus).toBe('DueOnDelivery');
    },
  );

  it.each(permutations(participantsByPaymentMethod.online))(
    'online, all four say yes (%s, %s, %s, %s), it awaits its payment',
    (...participants) => {
      let order: Order = placeOrder(onlineAgreement).order;
      const emitted = participants.map((participant) => {
        const decision = acceptReply(order, participant, at);
        order = decision.order;
        return decision.events.map(({ kind }) => kind);
      });
      expect(emitted).toEqual([[], [], [], ['awaiting-payment']]);
      expect(order).toMatchObject({
        status: 'AwaitingPayment',
        stage: 'waiting',
        paymentStatus: 'Pending',
        payByAt: new Date(at.getTime() + 20 * 60_000),
      });
    },
  );

  it.each(participantsByPaymentMethod.cod)(
    '%s says no, rejected at once with its code',
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

  it('an order with a coupon, is confirmed when the coupon says yes too and rejected when it says no', () => {
    const withCoupon = () =>
      placeOrder({ ...agreement, coupon: { code: 'FRESH10', amountPaise: 840 } }).order;
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

  it('the gateway cannot take it, rejected and nothing to pay', () => {
    expect(
      rejectReply(placeOrder(onlineAgreement).order, 'payment', 'payment-unavailable').order,
    ).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-unavailable' },
      paymentStatus: 'Failed',
      refundPaise: 0,
    });
  });

  it('an answer after the rejection, nothing changes', () => {
    const { order: rejected } = rejectReply(placed(), 'stock', 'stock-short');
    expect(acceptReply(rejected, 'booking')).toEqual({ order: rejected, events: [] });
  });

  it('the same party answers twice, the first answer stands', () => {
    const { order } = acceptReply(placed(), 'booking');
    expect(rejectReply(order, 'booking', 'slot-full')).toEqual({ order, events: [] });
  });

  it('one who was not asked answers, nothing changes', () => {
    const order = placed();
    expect(acceptReply(order, 'reservation')).toEqual({ order, events: [] });
  });

  it('confirmed order, the fields of waiting are gone', () => {
    const order = acceptedOrder();
    expect(order).not.toHaveProperty('replies');
    expect(order).not.toHaveProperty('deadlineAt');
  });
});
