import { acceptedOrder } from '../../testing/orders.ts';
import { onlineOrderTerms, orderTerms, placedAt } from '../../testing/order-terms.ts';
import { placeOrder } from '../placing/place-order.ts';
import { handleDeadlinePassed } from '../saga/order-deadlines.ts';
import { applyPaymentAuthorized, applyPaymentCaptured } from '../payment/order-payment.ts';
import { paymentTimeoutMs, transitionTo, type Order } from '../order.ts';
import { isUnpaid } from './unpaid-order.ts';

const change = { at: placedAt, by: 'staff' } as const;
const awaiting = acceptedOrder(onlineOrderTerms);
const cash = acceptedOrder();
const afterPayBy = new Date(placedAt.getTime() + paymentTimeoutMs);

describe('isUnpaid', () => {
  it.each<[string, Order]>([
    ['a placed order', placeOrder(orderTerms).order],
    ['a confirmed cash order', cash],
    ['a cash order on its way', transitionTo(cash, { status: 'OutForDelivery' }, change)],
    ['an order that awaits its payment', awaiting],
  ])('counts %s', (_kind, order) => {
    expect(isUnpaid(order)).toBe(true);
  });
  it.each<[string, Order]>([
    ['a delivered order', transitionTo(cash, { status: 'Delivered' }, change)],
    [
      'a cancelled order',
      transitionTo(cash, { status: 'Cancelled', cancelReason: '', cancelledBy: 'staff' }, change),
    ],
    [
      'a rejected order',
      transitionTo(
        cash,
        { status: 'Rejected', rejection: { code: 'late', shortages: [] } },
        change,
      ),
    ],
    ['an order whose payment is authorized', applyPaymentAuthorized(awaiting, placedAt).order],
    ['an order whose payment has expired', handleDeadlinePassed(awaiting, afterPayBy).order],
    ['a cash order that was paid early', applyPaymentCaptured(cash, placedAt).order],
    ['an order of a business customer', acceptedOrder({ ...orderTerms, partyId: 4 })],
    [
      'an order with nothing to pay',
      acceptedOrder({ ...orderTerms, totals: { ...orderTerms.totals, payablePaise: 0 } }),
    ],
  ])('does not count %s', (_kind, order) => {
    expect(isUnpaid(order)).toBe(false);
  });
});
