import type { PaymentStatusName } from '@tokri/contracts/orders';
import { orderTerms, onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import { settlePaymentOnClose, rejectOrder } from './reject-order.ts';
import type { Order } from '../order.ts';

const [cash, online] = [acceptedOrder(), acceptedOrder(onlineOrderTerms)];
const { payablePaise } = orderTerms.totals;
const packed: Order['packed'] = {
  lines: [],
  taxSummary: [],
  coupon: null,
  totals: { ...orderTerms.totals, payablePaise: 10_000 },
};
const paid = { captureState: 'captured', paidPaise: payablePaise, paymentStatus: 'Paid' } as const;
const refund = (paymentStatus: PaymentStatusName, refundPaise: number) => ({
  ...paid,
  paymentStatus,
  refundPaise,
});
const withChanges = (
  order: Order,
  change: Partial<
    Pick<Order, 'captureState' | 'paidPaise' | 'paymentStatus' | 'refundPaise' | 'packed'>
  >,
): Order => ({ ...order, ...change }) as Order;

describe('settlePaymentOnClose', () => {
  it.each<[string, Order, PaymentStatusName, number]>([
    ['cash that was not collected becomes not due', cash, 'NotDue', 0],
    ['an online payment that never arrived has failed', online, 'Failed', 0],
    [
      'an authorized payment is refunded in full',
      withChanges(online, { captureState: 'authorized' }),
      'RefundDue',
      payablePaise,
    ],
    [
      'a captured payment is refunded in full',
      withChanges(online, paid),
      'RefundDue',
      payablePaise,
    ],
    [
      'cash collected for the packed units is refunded',
      withChanges(cash, { ...paid, paidPaise: 10_000, packed }),
      'RefundDue',
      10_000,
    ],
    [
      'a full refund that is due stays due',
      withChanges(online, refund('RefundDue', payablePaise)),
      'RefundDue',
      payablePaise,
    ],
    [
      'a full refund that is done stays done',
      withChanges(online, refund('Refunded', payablePaise)),
      'Refunded',
      payablePaise,
    ],
    [
      'a due refund of the shortfall grows to the full amount',
      withChanges(online, { ...refund('RefundDue', 3100), packed }),
      'RefundDue',
      payablePaise,
    ],
    [
      'a finished refund of the shortfall is followed by the rest',
      withChanges(online, { ...refund('PartlyRefunded', 3100), packed }),
      'RefundDue',
      payablePaise,
    ],
  ])('decides that %s', (_decision, order, paymentStatus, refundPaise) =>
    expect(settlePaymentOnClose(order)).toEqual({ paymentStatus, refundPaise }),
  );
});

describe('rejectOrder', () => {
  it('stores the rejection, makes the payment due for refund and emits order rejected', () => {
    const rejection = {
      code: 'stock-short',
      shortages: [{ itemId: 11, unitId: 21, wanted: 2, free: 1 }],
    };
    const { order, events } = rejectOrder(
      withChanges(online, { captureState: 'authorized' }),
      placedAt,
      rejection,
    );
    expect(order).toMatchObject({
      status: 'Rejected',
      rejection,
      paymentStatus: 'RefundDue',
      refundPaise: payablePaise,
    });
    expect(order.history.at(-1)).toEqual({
      status: 'Rejected',
      at: placedAt,
      by: 'system',
      note: 'stock-short',
    });
    expect(events).toEqual([{ kind: 'rejected', order }]);
  });
});
