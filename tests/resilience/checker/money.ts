import { orderStatus } from '@tokri/contracts';
import type { Invariant, OrderRecord, World } from './world.ts';

const stands = ({ status }: OrderRecord): boolean =>
  orderStatus[status] >= orderStatus.Confirmed && orderStatus[status] <= orderStatus.Delivered;
const wasPacked = ({ history }: OrderRecord): boolean => history.includes('Packed');

/** What the gateway keeps for an order after what it gave back, and how many payments it took. */
const takenFor = (
  { payments, gatewayPayments }: World,
  orderId: number,
): { readonly count: number; readonly keptPaise: number } => {
  const gatewayOrders = payments
    .filter((payment) => payment.orderId === orderId)
    .map(({ gatewayOrderId }) => gatewayOrderId);
  const captured = gatewayPayments.filter(
    ({ gatewayOrderId, isCaptured }) => isCaptured && gatewayOrders.includes(gatewayOrderId),
  );
  return {
    count: captured.length,
    keptPaise: captured.reduce(
      (sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise,
      0,
    ),
  };
};

/** I5: a standing order that was paid online has its sum taken exactly once, any other has none of it left, by the gateway's own books. */
export const payOnce: Invariant = (world) =>
  world.orders
    .filter(({ paymentMethod }) => paymentMethod === 'online')
    .flatMap((order) => {
      const { count, keptPaise } = takenFor(world, order.orderId);
      if (stands(order))
        return count === 1 && keptPaise === order.payablePaise
          ? []
          : [
              `order ${order.orderId} of ${order.payablePaise} paise has ${count} payments that keep ${keptPaise}`,
            ];
      return keptPaise === 0
        ? []
        : [
            `order ${order.orderId} is ${order.status} and the gateway keeps ${keptPaise} paise of it`,
          ];
    });

const isNumbered = ({ kind }: World['bills'][number]): boolean =>
  kind !== 'OrderConfirmation' && kind !== 'CreditNote';

const gapsOf = (numbers: readonly string[]): string[] => {
  const series = new Map<string, number[]>();
  for (const number of numbers) {
    const at = number.lastIndexOf('/');
    series.set(number.slice(0, at), [
      ...(series.get(number.slice(0, at)) ?? []),
      Number(number.slice(at + 1)),
    ]);
  }
  return [...series].flatMap(([name, places]) =>
    places
      .sort((a, b) => a - b)
      .flatMap((place, at) =>
        place === at + 1 ? [] : [`series ${name} has ${place} at place ${at + 1}`],
      ),
  );
};

/** I6: a packed order has its bill (two where goods are mixed and the buyer registered), no other has one; numbers have neither gaps nor doubles. */
export const billOnce: Invariant = ({ orders, bills }) => {
  const issued = bills.filter((bill) => isNumbered(bill) && bill.number !== null);
  const kindsOf = (orderId: number): string[] =>
    issued.filter((bill) => bill.orderId === orderId).map(({ kind }) => kind);
  return [
    ...orders.flatMap((order) => {
      const kinds = kindsOf(order.orderId);
      if (!wasPacked(order))
        return kinds.length === 0 ? [] : [`order ${order.orderId} was never packed and has a bill`];
      return kinds.length > 0 && new Set(kinds).size === kinds.length
        ? []
        : [`order ${order.orderId} was packed and has the bills ${kinds.join(', ') || 'none'}`];
    }),
    ...gapsOf(bills.flatMap(({ number }) => (number === null ? [] : [number]))),
  ];
};
