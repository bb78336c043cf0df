import { orderStatus } from '@tokri/contracts/orders';
import type { Invariant, OrderRecord, SystemState } from '../state/system-state.ts';

const isActive = ({ status }: OrderRecord): boolean =>
  orderStatus[status] >= orderStatus.Confirmed && orderStatus[status] <= orderStatus.Delivered;
const wasPacked = ({ history }: OrderRecord): boolean => history.includes('Packed');

const summarizeCaptures = (
  { payments, gatewayPayments }: SystemState,
  orderId: number,
): {
  readonly count: number;
  readonly netPaise: number;
  readonly staffRefundedPaise: number;
} => {
  const ofOrder = payments.filter((payment) => payment.orderId === orderId);
  const gatewayOrders = ofOrder.map(({ gatewayOrderId }) => gatewayOrderId);
  const captured = gatewayPayments.filter(
    ({ gatewayOrderId, isCaptured }) => isCaptured && gatewayOrders.includes(gatewayOrderId),
  );
  return {
    count: captured.length,
    netPaise: captured.reduce(
      (sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise,
      0,
    ),
    staffRefundedPaise: ofOrder.reduce((sum, payment) => sum + payment.staffRefundedPaise, 0),
  };
};

/** What staff refunded may lower the net sum; it counts towards a reduction of the order later. */
export const paidExactlyOnce: Invariant = (state) =>
  state.orders
    .filter(({ paymentMethod }) => paymentMethod === 'online')
    .flatMap((order) => {
      const { count, netPaise, staffRefundedPaise } = summarizeCaptures(state, order.orderId);
      if (isActive(order))
        return count === 1 &&
          netPaise <= order.payablePaise &&
          netPaise >= order.payablePaise - staffRefundedPaise
          ? []
          : [
              `order ${order.orderId} of ${order.payablePaise} paise has ${count} payments with a net sum of ${netPaise}`,
            ];
      return netPaise === 0
        ? []
        : [
            `order ${order.orderId} is ${order.status} and ${netPaise} paise of it were not refunded`,
          ];
    });

const isNumbered = ({ kind }: SystemState['bills'][number]): boolean =>
  kind !== 'OrderConfirmation' && kind !== 'CreditNote' && kind !== 'DebitNote';

const findNumberGaps = (numbers: readonly string[]): string[] => {
  const series = new Map<string, number[]>();
  for (const number of numbers) {
    const index = number.lastIndexOf('/');
    series.set(number.slice(0, index), [
      ...(series.get(number.slice(0, index)) ?? []),
      Number(number.slice(index + 1)),
    ]);
  }
  return [...series].flatMap(([name, seriesNumbers]) =>
    seriesNumbers
      .sort((a, b) => a - b)
      .flatMap((number, index) =>
        number === index + 1 ? [] : [`series ${name} has ${number} at position ${index + 1}`],
      ),
  );
};

export const billedExactlyOnce: Invariant = ({ orders, bills }) => {
  const issued = bills.filter((bill) => isNumbered(bill) && bill.number !== null);
  const billKinds = (orderId: number): string[] =>
    issued.filter((bill) => bill.orderId === orderId).map(({ kind }) => kind);
  return [
    ...orders.flatMap((order) => {
      const kinds = billKinds(order.orderId);
      if (!wasPacked(order))
        return kinds.length === 0 ? [] : [`order ${order.orderId} was never packed and has a bill`];
      return kinds.length > 0 && new Set(kinds).size === kinds.length
        ? []
        : [`order ${order.orderId} was packed and has bills ${kinds.join(', ') || 'none'}`];
    }),
    ...findNumberGaps(bills.flatMap(({ number }) => (number === null ? [] : [number]))),
  ];
};
