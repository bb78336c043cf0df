import { minuteMs } from '@tokri/contracts/dates';
import { onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { paymentTimeoutMs, type Order } from '../order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { handleDeadlinePassed } from '../saga/order-deadlines.ts';
import { abandonPayment } from './abandon-payment.ts';
import { applyPaymentAuthorized, applyPaymentCaptured } from './order-payment.ts';

const at = new Date(placedAt.getTime() + minuteMs);
const waiting = acceptedOrder(onlineOrderTerms);
const expiredAt = new Date(placedAt.getTime() + paymentTimeoutMs);
const expired = handleDeadlinePassed(waiting, expiredAt).order;

describe('abandonPayment', () => {
  it.each([
    ['waits for its payment', waiting],
    ['was not paid in time', expired],
  ])('rejects an order that %s and charges nothing', (_case, order) => {
    const { order: ended, events } = unwrapOk(abandonPayment(order, at));
    expect(ended).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-abandoned', shortages: [] },
      paymentStatus: 'Failed',
      refundPaise: 0,
    });
    expect(events).toEqual([{ kind: 'rejected', order: ended }]);
  });

  it('changes nothing when it is repeated', () => {
    const { order } = unwrapOk(abandonPayment(waiting, at));
    expect(unwrapOk(abandonPayment(order, at))).toEqual({ order, events: [] });
  });

  it.each([
    ['authorized', applyPaymentAuthorized(waiting, at).order],
    ['captured', applyPaymentCaptured(waiting, at).order],
  ])('refuses an order whose payment is %s', (_state, order) =>
    expect(abandonPayment(order, at)).toMatchObject({ ok: false, code: 'payment-received' }),
  );

  it.each<[string, Order]>([
    ['is still being placed', placeOrder(onlineOrderTerms).order],
    ['is paid on delivery', acceptedOrder()],
    [
      'was rejected for another reason',
      handleDeadlinePassed(expired, onlineOrderTerms.slot.cutOffAt).order,
    ],
  ])('refuses an order that %s', (_case, order) =>
    expect(abandonPayment(order, at)).toMatchObject({ ok: false, code: 'not-awaiting-payment' }),
  );
});
