import { orderStatus, type OrderStatusName } from '@tokri/contracts/orders';
import type { EventRecord, Invariant, SystemState } from '../state/system-state.ts';

const slotTopic = 'slot.events';
const catalogTopic = 'catalog.events';
const orderTopic = 'order.events';

interface Position {
  readonly key: string;
  readonly seq: number;
}

/** A hold that is rebooked for a late payment continues its sequence above this one. */
const rebookedHoldSeq = 20;

const holdPosition = (holdId: number, seq: number): Position =>
  seq > rebookedHoldSeq
    ? { key: `${slotTopic} hold ${holdId}, rebooked`, seq: seq - rebookedHoldSeq }
    : { key: `${slotTopic} hold ${holdId}`, seq };

/** Sequence numbers count per aggregate, on `slot.events` per hold and for bills per bill. */
const toPosition = ({ topic, key, type, seq, data }: EventRecord): Position => {
  if (topic === slotTopic) return holdPosition(Number(data.holdId), seq);
  // A late payment reserves stock and coupon a second time, in a reservation of its own.
  if (topic === catalogTopic && data.round === 2) return { key: `${topic} ${key}:2`, seq };
  return {
    key: type.startsWith('bill.') ? `${topic} bill ${String(data.billId)}` : `${topic} ${key}`,
    seq,
  };
};

const publishedSequences = (events: readonly EventRecord[]): Map<string, Set<number>> => {
  const seqs = new Map<string, Set<number>>();
  for (const event of events) {
    const { key, seq } = toPosition(event);
    const known = seqs.get(key) ?? new Set();
    known.add(seq);
    seqs.set(key, known);
  }
  return seqs;
};

const expectedSequences = ({ publishers, slots }: SystemState): readonly Position[] => [
  ...publishers
    .filter(({ topic }) => topic !== slotTopic)
    .map(({ topic, key, seq }) => ({ key: `${topic} ${key}`, seq })),
  ...slots.flatMap(({ holds }) => holds.map(({ holdId, step }) => holdPosition(holdId, step))),
];

export const noEventLost: Invariant = (state) => {
  const published = publishedSequences(state.events);
  const gaps = expectedSequences(state).flatMap(({ key, seq }) =>
    Array.from({ length: seq }, (_, index) => index + 1)
      .filter((expected) => !published.get(key)?.has(expected))
      .map((expected) => `${key}: event ${expected} of ${seq} was never published`),
  );
  return [
    ...gaps,
    ...state.publishers
      .filter(({ pendingEntries }) => pendingEntries > 0)
      .map(
        ({ topic, key, pendingEntries }) =>
          `${topic} ${key} still has ${pendingEntries} events in its outbox`,
      ),
  ];
};

const statusByEventType: Readonly<Record<string, OrderStatusName>> = {
  'order.placed.v1': 'Placed',
  'order.confirmed.v1': 'Confirmed',
  'order.rejected.v1': 'Rejected',
  'order.cancelled.v1': 'Cancelled',
};

export const noGhostEvents: Invariant = ({ events, orders, publishers }) => {
  const seqs = new Map(
    publishers.filter(({ topic }) => topic === orderTopic).map(({ key, seq }) => [key, seq]),
  );
  const histories = new Map(orders.map(({ orderId, history }) => [String(orderId), history]));
  return events
    .filter(({ topic }) => topic === orderTopic)
    .flatMap(({ key, seq, type }) => {
      if (seq > (seqs.get(key) ?? 0))
        return [`order ${key}: event ${seq} (${type}) belongs to a version that does not exist`];
      const status = statusByEventType[type];
      return status && !histories.get(key)?.includes(status)
        ? [`order ${key}: ${type} was published, its history lacks ${status}`]
        : [];
    });
};

export const eventsInOrder: Invariant = ({ events }) => {
  const last = new Map<string, number>();
  return events.flatMap((event) => {
    const { key, seq } = toPosition(event);
    const before = last.get(key) ?? 0;
    if (seq <= before) return [];
    last.set(key, seq);
    return seq === before + 1 ? [] : [`${key}: event ${seq} came directly after ${before}`];
  });
};

const oncePerOrderTypes: ReadonlySet<string> = new Set([
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

const effectSuffix = ({
  type,
  data,
}: {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}): string => {
  if (type === 'bill.issued.v1') return ` ${String(data.number)}`;
  return data.round === 2 ? ' again' : '';
};

export const oneEffectPerEvent: Invariant = ({ events }) => {
  const ids = new Map<string, Set<string>>();
  for (const event of events) {
    if (!oncePerOrderTypes.has(event.type)) continue;
    const effect = `order ${String(event.data.orderId)}: ${event.type}${effectSuffix(event)}`;
    ids.set(effect, (ids.get(effect) ?? new Set()).add(event.id));
  }
  return [...ids]
    .filter(([, found]) => found.size > 1)
    .map(([effect, found]) => `${effect} happened ${found.size} times`);
};

export const onlyForwardTransitions =
  (isAllowed: (from: number, to: number) => boolean): Invariant =>
  ({ orders }) =>
    orders.flatMap(({ orderId, history, status }) => [
      ...history.slice(1).flatMap((to, index) => {
        const from = history[index] ?? to;
        return from === to || isAllowed(orderStatus[from], orderStatus[to])
          ? []
          : [`order ${orderId} went from ${from} to ${to}`];
      }),
      ...(history.at(-1) === status
        ? []
        : [`order ${orderId} is ${status}, its history ends differently`]),
    ]);
