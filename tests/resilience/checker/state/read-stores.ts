import { orderStatus, type OrderStatusName } from '@tokri/contracts/orders';
import { connectMongo } from '@tokri/service-kit/mongo';
import type { HoldRecord, PaymentRecord, PublisherRecord, SystemState } from './system-state.ts';

interface PublishingDocument {
  readonly _id: unknown;
  readonly seq: number;
  readonly outbox: readonly unknown[];
}
interface HoldEntry {
  readonly cust: number;
  readonly order: number | null;
  readonly st: HoldRecord['state'];
  readonly step: number;
  readonly exp: Date;
}
interface SlotDocument extends PublishingDocument {
  readonly _id: number;
  readonly cap: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, HoldEntry>>;
}
interface SaleTerms {
  readonly lines: readonly { readonly unitId: number; readonly quantity: number }[];
  readonly totals: { readonly payablePaise: number };
}
interface OrderDocument extends PublishingDocument {
  readonly _id: number;
  readonly userId: number;
  readonly status: OrderStatusName;
  readonly progress: {
    readonly history: readonly { readonly status: OrderStatusName }[];
    readonly packed?: SaleTerms | null;
  };
  readonly agreement: SaleTerms & {
    readonly holdId: number;
    readonly locationId?: number;
    readonly quoteId: string;
    readonly slot: { readonly slotId: number };
    readonly paymentMethod: string;
  };
}
interface StockDocument {
  readonly _id: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}
interface LocationStockDocument extends Omit<StockDocument, '_id'> {
  readonly unitId: number;
  readonly locationId: number;
}
interface ReservationDocument extends PublishingDocument {
  readonly orderId: number;
}
interface PaymentDocument extends PublishingDocument {
  readonly payment: Omit<PaymentRecord, 'staffRefundedPaise'> & {
    readonly refunds: readonly { readonly amountPaise: number; readonly staffRefund?: unknown }[];
  };
}
interface BillDocument extends PublishingDocument {
  readonly orderId: number;
  readonly billId: number;
  readonly bill: { readonly kind: string };
  readonly number: string | null;
}
interface CartDocument extends PublishingDocument {
  readonly _id: number;
}

type ReadCollection = <Document>(
  database: string,
  collection: string,
) => Promise<readonly Document[]>;

/** Reads the stores directly: a check through the services would trust what it checks. */
const withCollectionReader = async <Result>(
  url: string,
  work: (read: ReadCollection) => Promise<Result>,
): Promise<Result> => {
  const connections = new Map<string, Awaited<ReturnType<typeof connectMongo>>>();
  try {
    return await work(async <Document>(database: string, collection: string) => {
      const connection =
        connections.get(database) ?? (await connectMongo({ url, database, appName: 'checker' }));
      connections.set(database, connection);
      return (await connection.collection(collection).find().toArray()) as unknown as Document[];
    });
  } finally {
    await Promise.all([...connections.values()].map((connection) => connection.close()));
  }
};

const toPublisherRecord = (
  topic: string,
  key: unknown,
  { seq, outbox }: PublishingDocument,
): PublisherRecord => ({
  topic,
  key: String(key),
  seq,
  pendingEntries: outbox.length,
});

const toHoldRecord = ([holdId, { cust, order, st, step, exp }]: readonly [
  string,
  HoldEntry,
]): HoldRecord => ({
  holdId: Number(holdId),
  userId: cust,
  orderId: order,
  state: st,
  step,
  expiresAt: exp,
});

const toOrderRecord = ({
  _id,
  userId,
  status,
  progress,
  agreement,
}: OrderDocument): SystemState['orders'][number] => {
  const { holdId, locationId, quoteId, slot, paymentMethod } = agreement;
  const { lines, totals } = progress.packed ?? agreement;
  return {
    orderId: _id,
    userId,
    locationId,
    holdId,
    quoteId,
    slotId: slot.slotId,
    status: toOrderStatus(status),
    history: progress.history.map((entry) => entry.status),
    lines,
    paymentMethod,
    payablePaise: totals.payablePaise,
  };
};

const toPaymentRecord = ({ payment }: PaymentDocument): PaymentRecord => ({
  orderId: payment.orderId,
  method: payment.method,
  gatewayOrderId: payment.gatewayOrderId,
  staffRefundedPaise: payment.refunds.reduce(
    (sum, { amountPaise, staffRefund }) => sum + (staffRefund === undefined ? 0 : amountPaise),
    0,
  ),
});

const toOrderStatus = (status: string): OrderStatusName => {
  if (!Object.hasOwn(orderStatus, status)) throw new RangeError(`unknown order status ${status}`);
  return status as OrderStatusName;
};

export const readStores = (
  url: string,
): Promise<
  Pick<SystemState, 'slots' | 'orders' | 'stocks' | 'payments' | 'bills' | 'publishers'>
> =>
  withCollectionReader(url, async (read) => {
    const [slots, orders, stocks, locationStocks, reservations, carts, payments, bills] = [
      await read<SlotDocument>('delivery-slot', 'slots'),
      await read<OrderDocument>('order', 'orders'),
      await read<StockDocument>('catalog', 'stocks'),
      await read<LocationStockDocument>('catalog', 'locationStocks'),
      await read<ReservationDocument>('catalog', 'reservations'),
      await read<CartDocument>('cart', 'carts'),
      await read<PaymentDocument>('billing', 'payments'),
      await read<BillDocument>('billing', 'bills'),
    ];
    return {
      slots: slots.map(({ _id, cap, free, holds }) => ({
        slotId: _id,
        capacity: cap,
        available: free,
        holds: Object.entries(holds).map(toHoldRecord),
      })),
      orders: orders.map(toOrderRecord),
      payments: payments.map(toPaymentRecord),
      // Opening bills carry numbers of their own and have no order.
      bills: bills
        .filter(({ orderId }) => orderId > 0)
        .map(({ orderId, bill, number }) => ({ orderId, kind: bill.kind, number })),
      stocks: [
        ...stocks.map(({ _id, free, holds }) => ({ unitId: _id, free, holds })),
        ...locationStocks.map(({ unitId, locationId, free, holds }) => ({
          unitId,
          locationId,
          free,
          holds,
        })),
      ],
      publishers: [
        ...slots.map((slot) => toPublisherRecord('slot.events', slot._id, slot)),
        ...orders.map((order) => toPublisherRecord('order.events', order._id, order)),
        ...reservations.map((reservation) =>
          toPublisherRecord(
            'catalog.events',
            reservation.orderId < 0 ? `${-reservation.orderId}:2` : reservation.orderId,
            reservation,
          ),
        ),
        ...carts.map((cart) => toPublisherRecord('cart.events', cart._id, cart)),
        ...payments.map((document) =>
          toPublisherRecord('billing.events', document.payment.orderId, document),
        ),
      ],
    };
  });
