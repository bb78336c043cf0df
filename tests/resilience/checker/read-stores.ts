import { orderStatus, type OrderStatusName } from '@tokri/contracts';
import { connectMongo } from '@tokri/service-kit/mongo';
import type { HoldRecord, PublisherRecord, World } from './world.ts';

interface Publishing {
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
interface SlotDocument extends Publishing {
  readonly _id: number;
  readonly cap: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, HoldEntry>>;
}
interface Sold {
  readonly lines: readonly { readonly unitId: number; readonly quantity: number }[];
  readonly totals: { readonly payablePaise: number };
}
interface OrderDocument extends Publishing {
  readonly _id: number;
  readonly userId: number;
  readonly status: OrderStatusName;
  /** `packed`: of an order in whose bag less is than was agreed. */
  readonly progress: {
    readonly history: readonly { readonly status: OrderStatusName }[];
    readonly packed?: Sold | null;
  };
  readonly agreement: Sold & {
    readonly holdId: number;
    readonly slot: { readonly slotId: number };
    readonly paymentMethod: string;
  };
}
interface StockDocument {
  readonly _id: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}
interface ReservationDocument extends Publishing {
  readonly orderId: number;
}
interface PaymentDocument extends Publishing {
  readonly payment: World['payments'][number];
}
interface BillDocument extends Publishing {
  readonly orderId: number;
  readonly billId: number;
  readonly bill: { readonly kind: string };
  readonly number: string | null;
}
interface CartDocument extends Publishing {
  readonly _id: number;
}

type Read = <Document>(database: string, collection: string) => Promise<readonly Document[]>;

/** Reads whole collections, past the services: a checker that asked them would believe what it checks. */
const reading = async <Result>(
  url: string,
  work: (read: Read) => Promise<Result>,
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

const publisher = (topic: string, key: unknown, { seq, outbox }: Publishing): PublisherRecord => ({
  topic,
  key: String(key),
  seq,
  waiting: outbox.length,
});

const holdOf = ([holdId, { cust, order, st, step, exp }]: readonly [
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

const orderOf = ({
  _id,
  userId,
  status,
  progress,
  agreement,
}: OrderDocument): World['orders'][number] => {
  const { holdId, slot, paymentMethod } = agreement;
  const { lines, totals } = progress.packed ?? agreement;
  return {
    orderId: _id,
    userId,
    holdId,
    slotId: slot.slotId,
    status: statusOf(status),
    history: progress.history.map((entry) => entry.status),
    lines,
    paymentMethod,
    payablePaise: totals.payablePaise,
  };
};

const statusOf = (status: string): OrderStatusName => {
  if (!Object.hasOwn(orderStatus, status))
    throw new RangeError(`an order in the unknown state ${status}`);
  return status as OrderStatusName;
};

/** All that the stores of a running product hold of slots, orders, stock, money and what waits in outboxes. */
export const readStores = (
  url: string,
): Promise<Pick<World, 'slots' | 'orders' | 'stocks' | 'payments' | 'bills' | 'publishers'>> =>
  reading(url, async (read) => {
    const [slots, orders, stocks, reservations, carts, payments, bills] = [
      await read<SlotDocument>('delivery-slot', 'slots'),
      await read<OrderDocument>('order', 'orders'),
      await read<StockDocument>('catalog', 'stocks'),
      await read<ReservationDocument>('catalog', 'reservations'),
      await read<CartDocument>('cart', 'carts'),
      await read<PaymentDocument>('billing', 'payments'),
      await read<BillDocument>('billing', 'bills'),
    ];
    return {
      slots: slots.map(({ _id, cap, free, holds }) => ({
        slotId: _id,
        capacity: cap,
        free,
        holds: Object.entries(holds).map(holdOf),
      })),
      orders: orders.map(orderOf),
      payments: payments.map(({ payment }) => payment),
      // Bills of former books have their own numbers and no order.
      bills: bills
        .filter(({ orderId }) => orderId > 0)
        .map(({ orderId, bill, number }) => ({ orderId, kind: bill.kind, number })),
      stocks: stocks.map(({ _id, free, holds }) => ({ unitId: _id, free, holds })),
      publishers: [
        ...slots.map((slot) => publisher('slot.events', slot._id, slot)),
        ...orders.map((order) => publisher('order.events', order._id, order)),
        ...reservations.map((reservation) =>
          publisher(
            'catalog.events',
            reservation.orderId < 0 ? `${-reservation.orderId}:2` : reservation.orderId,
            reservation,
          ),
        ),
        ...carts.map((cart) => publisher('cart.events', cart._id, cart)),
        ...payments.map((document) =>
          publisher('billing.events', document.payment.orderId, document),
        ),
      ],
    };
  });
