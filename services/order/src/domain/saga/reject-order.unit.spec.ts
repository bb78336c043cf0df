import type { PaymentStatusName } from '@tokri/contracts/orders';
import { agreement, onlineAgreement, placedAt } from '../../testing/agreement.ts';
import { acceptedOrder } from '../../testing/orders.ts';
import { settlePaymentOnClose, rejectOrder } from './reject-order.ts';
import type { Order } from '../order.ts';

const [cash, online] = [acceptedOrder(), acceptedOrder(onlineAgreement)];
const { payablePaise } = agreement.totals;
const packed: Order['packed'] = {
  lines: [],
  taxSummary: [],
  coupon: null,
  totals: { ...agreement.totals, payablePaise: 10_000 },
};
const paid = { money: 'captured', paidPaise: payablePaise, paymentStatus: 'Paid' } as const;
const back = (paymentStatus: PaymentStatusName, refundPaise: number) => ({
  ...paid,
  paymentStatus,
  refundPaise,
});
const of = (
  order: Order,
  change: Partial<Pick<Order, 'money' | 'paidPaise' | 'paymentStatus' | 'refundPaise' | 'packed'>>,
): Order => ({ ...order, ...change }) as Order;

describe('settlePaymentOnClose', () => {
  it.each<[string, Order, PaymentStatusName, number]>([
    ['cash that nobody collected, is not due any more', cash, 'NotDue', 0],
    ['online without any, has failed', online, 'Failed', 0],
    [
      'set aside at the bank, goes back whole',
      of(online, { money: 'authorized' }),
      'RefundDue',
      payablePaise,
    ],
    ['taken, goes back whole', of(online, paid), 'RefundDue', payablePaise],
    [
      'cash collected for what was in the bag, goes back',
      of(cash, { ...paid, paidPaise: 10_000, packed }),
      'RefundDue',
      10_000,
    ],
    [
      'on its way back whole, stays so',
      of(online, back('RefundDue', payablePaise)),
      'RefundDue',
      payablePaise,
    ],
    ['back whole, stays so', of(online, back('Refunded', payablePaise)), 'Refunded', payablePaise],
    [
      'on its way back for what was short, goes back whole',
      of(online, { ...back('RefundDue', 3100), packed }),
      'RefundDue',
      payablePaise,
    ],
    [
      'back for what was short, goes back whole',
      of(online, { ...back('PartlyRefunded', 3100), packed }),
      'RefundDue',
      payablePaise,
    ],
  ])('%s', (_what, order, paymentStatus, refundPaise) =>
    expect(settlePaymentOnClose(order)).toEqual({ paymentStatus, refundPaise }),
  );
});

describe('rejectOrder', () => {
  it('stores the rejection, makes the payment due for refund and emits order rejected', () => {
    const rejection = {
      code: 'stock-short',
      short: [{ itemId: 11, unitId: 21, wanted: 2, free: 1 }],
    };
    const { order, events } = rejectOrder(of(online, { money: 'authorized' }), placedAt, rejection);
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
