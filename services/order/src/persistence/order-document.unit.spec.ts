import { placeOrder } from '../domain/placing/place-order.ts';
import { paymentTimeoutMs, type Order } from '../domain/order.ts';
import { applyPaymentAuthorized } from '../domain/payment/order-payment.ts';
import { applyReply } from '../domain/saga/apply-reply.ts';
import { handleDeadlinePassed } from '../domain/saga/order-deadlines.ts';
import type { ParticipantReplies } from '../domain/saga/saga-participants.ts';
import { onlineOrderTerms, placedAt } from '../testing/order-terms.ts';
import { acceptedOrder, acceptReply } from '../testing/orders.ts';
import { toDocument, toOrder } from './order-document.ts';

const coupon = { code: 'FRESH10', amountPaise: 840 };
const paymentDeadline = new Date(placedAt.getTime() + paymentTimeoutMs);
const placed = placeOrder({ ...onlineOrderTerms, coupon, holdAttempt: 2 }).order;
const awaitingPayment = acceptedOrder({ ...onlineOrderTerms, coupon });
const expired = handleDeadlinePassed(awaitingPayment, paymentDeadline).order;
const paidLate = applyPaymentAuthorized(expired, paymentDeadline).order;
const rejected = applyReply(placed, {
  participant: 'stock',
  reply: { kind: 'rejected', code: 'stock-short', shortages: [] },
  at: placedAt,
}).order;

describe('order document', () => {
  it.each<[string, Order]>([
    ['that was placed', placed],
    ['that awaits its payment', awaitingPayment],
    ['whose payment expired', expired],
    ['that was paid late', paidLate],
    ['whose late payment has its slot booked', acceptReply(paidLate, 'booking').order],
    ['that was rejected', rejected],
    ['that was confirmed', acceptedOrder()],
  ])('restores an order %s', (_name, order) => expect(toOrder(toDocument(order))).toEqual(order));

  it('stores the participants of the saga under their frozen names', () => {
    expect(toDocument(acceptReply(placed, 'reservation').order)).toMatchObject({
      userHold: '7:9:2',
      agreement: { tryOfHold: 2 },
      progress: {
        answers: {
          keeping: { kind: 'yes' },
          stock: { kind: 'awaited' },
          cart: { kind: 'awaited' },
          payment: { kind: 'awaited' },
          coupon: { kind: 'awaited' },
        },
      },
    });
    expect(toDocument(paidLate).progress.answers).toEqual({
      booking: { kind: 'awaited' },
      'second-stock': { kind: 'awaited' },
      'second-coupon': { kind: 'awaited' },
    });
  });

  it('stores an expired payment as lapsed', () =>
    expect(toDocument(expired).progress).toMatchObject({ stage: 'lapsed', answers: {} }));

  it('stores a rejected reply as "no" with its code', () => {
    const replies: ParticipantReplies = {
      stock: { kind: 'rejected', code: 'stock-short', shortages: [] },
    };
    const document = toDocument({ ...placed, replies });
    expect(document.progress.answers).toEqual({
      stock: { kind: 'no', code: 'stock-short', short: [] },
    });
    expect(toOrder(document)).toEqual({ ...placed, replies });
  });

  it('stores the capture state as money and the shortages of a rejection as short', () => {
    const [line] = placed.lines;
    const shortages = [
      { itemId: line?.itemId ?? 0, unitId: line?.unitId ?? 0, wanted: 2, free: 1 },
    ];
    const shortOrder = applyReply(placed, {
      participant: 'stock',
      reply: { kind: 'rejected', code: 'stock-short', shortages },
      at: placedAt,
    }).order;
    const document = toDocument(shortOrder);
    expect(document.progress).toMatchObject({
      money: 'none',
      rejection: { code: 'stock-short', short: shortages },
    });
    expect(document.progress).not.toHaveProperty('captureState');
    expect(toOrder(document)).toEqual(shortOrder);
  });

  it('stores no saga fields in states without them', () => {
    const { agreement, progress } = toDocument(acceptedOrder());
    expect(agreement).not.toHaveProperty('tryOfHold');
    expect(progress).not.toHaveProperty('answers');
    expect(progress).not.toHaveProperty('stage');
  });
});
