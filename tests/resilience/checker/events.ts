import { orderStatus, type OrderStatusName } from '@tokri/contracts';
import type { EventRecord, Invariant, World } from './world.ts';

const slotTopic = 'slot.events';
const orderTopic = 'order.events';

/** Whose order an event stands in: its aggregate's, for slots its hold's (architecture.md 2), for bills and second reservations each its own. */
const orderedBy = ({ topic, key, type, data }: EventRecord): string => {
  if (topic === slotTopic) return `${topic} hold ${String(data.holdId)}`;
  // Money that came late has its goods set aside a second time, by a reservation of its own.
  if (type.startsWith('stock.') && data.round === 2) return `${topic} ${key}:2`;
  return type.startsWith('bill.') ? `${topic} bill ${String(data.billId)}` : `${topic} ${key}`;
};

const seqsOf = (events: readonly EventRecord[]): Map<string, Set<number>> => {
  const seqs = new Map<string, Set<number>>();
  for (const event of events) {
    const of = orderedBy(event);
    const known = seqs.get(of) ?? new Set();
    known.add(event.seq);
    seqs.set(of, known);
  }
  return seqs;
};

const expected = ({
  publishers,
  slots,
}: World): { readonly of: string; readonly seq: number }[] => [
  ...publishers
    .filter(({ topic }) => topic !== slotTopic)
    .map(({ topic, key, seq }) => ({ of: `${topic} ${key}`, seq })),
  ...slots.flatMap(({ holds }) =>
    holds.map(({ holdId, step }) => ({ of: `${slotTopic} hold ${holdId}`, seq: step })),
  ),
];

/** I7: every event up to the aggregate's `seq` is published, and no outbox keeps one. */
export const noEventLost: Invariant = (world) => {
  const published = seqsOf(world.events);
  const gaps = expected(world).flatMap(({ of, seq }) =>
    Array.from({ length: seq }, (_, at) => at + 1)
      .filter((at) => !published.get(of)?.has(at))
      .map((at) => `${of}: event ${at} of ${seq} was never published`),
  );
  return [
    ...gaps,
    ...world.publishers
      .filter(({ waiting }) => waiting > 0)
      .map(({ topic, key, waiting }) => `${topic} ${key} still keeps ${waiting} events`),
  ];
};

const statusTold: Readonly<Record<string, OrderStatusName>> = {
  'order.placed.v1': 'Placed',
  'order.confirmed.v1': 'Confirmed',
  'order.rejected.v1': 'Rejected',
  'order.cancelled.v1': 'Cancelled',
};

/** I8: every event of an order matches a version that was written. */
export const noGhost: Invariant = ({ events, orders, publishers }) => {
  const seqs = new Map(
    publishers.filter(({ topic }) => topic === orderTopic).map(({ key, seq }) => [key, seq]),
  );
  const histories = new Map(orders.map(({ orderId, history }) => [String(orderId), history]));
  return events
    .filter(({ topic }) => topic === orderTopic)
    .flatMap(({ key, seq, type }) => {
      if (seq > (seqs.get(key) ?? 0))
        return [`order ${key}: event ${seq} (${type}) is of a version that is not there`];
      const told = statusTold[type];
      return told && !histories.get(key)?.includes(told)
        ? [`order ${key}: ${type} was told, its history lacks ${told}`]
        : [];
    });
};

/** I9: first occurrences per aggregate come strictly one after the other. */
export const eventOrder: Invariant = ({ events }) => {
  const last = new Map<string, number>();
  return events.flatMap((event) => {
    const of = orderedBy(event);
    const before = last.get(of) ?? 0;
    if (event.seq <= before) return [];
    last.set(of, event.seq);
    return event.seq === before + 1 ? [] : [`${of}: event ${event.seq} came first after ${before}`];
  });
};

/** Types that answer an order: another event id is another effect. */
const onceAnOrder: ReadonlySet<string> = new Set([
  'order.placed.v1',
  'order.confirmed.v1',
  'order.rejected.v1',
  'order.cancelled.v1',
  'slot.booked.v1',
  'cart.taken.v1',
  'stock.reserved.v1',
  'bill.issued.v1',
  'payment.captured.v1',
]);

/** A sale has one document or two, and a credit note when it is cancelled: each is told once. */
const partOf = ({
  type,
  data,
}: {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}): string => {
  if (type === 'bill.issued.v1') return ` ${String(data.number)}`;
  return data.round === 2 ? ' again' : '';
};

/** I10: whatever was delivered twice had one effect: per order and type one event id. */
export const effectOnce: Invariant = ({ events }) => {
  const ids = new Map<string, Set<string>>();
  for (const event of events) {
    if (!onceAnOrder.has(event.type)) continue;
    const what = `order ${String(event.data.orderId)}: ${event.type}${partOf(event)}`;
    ids.set(what, (ids.get(what) ?? new Set()).add(event.id));
  }
  return [...ids]
    .filter(([, found]) => found.size > 1)
    .map(([what, found]) => `${what} happened ${found.size} times`);
};

/** I12: histories follow the published transition table. */
export const forwardOnly =
  (canMove: (from: number, to: number) => boolean): Invariant =>
  ({ orders }) =>
    orders.flatMap(({ orderId, history, status }) => [
      ...history.slice(1).flatMap((to, at) => {
        const from = history[at] ?? to;
        return from === to || canMove(orderStatus[from], orderStatus[to])
          ? []
          : [`order ${orderId} went from ${from} to ${to}`];
      }),
      ...(history.at(-1) === status
        ? []
        : [`order ${orderId} is ${status}, its history ends otherwise`]),
    ]);
