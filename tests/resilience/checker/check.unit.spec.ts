import { invariants, violationsOf } from './check.ts';
import { stockConserved } from './stock.ts';
import type { EventRecord, HoldRecord, OrderRecord, World } from './world.ts';
import type { CallRecord } from '../../support/rush/call-record.ts';

const takenAt = new Date('2026-11-21T10:00:00Z');
const later = new Date(takenAt.getTime() + 300_000);
const longAgo = new Date(takenAt.getTime() - 61_000);

const event = (
  topic: string,
  key: string,
  of: { readonly seq: number; readonly type: string; readonly data: Record<string, unknown> },
): EventRecord => ({
  topic,
  key,
  occurredAt: takenAt,
  id: `${topic}:${key}:${of.type}:${of.seq}:${Number(of.data.holdId ?? 0)}`,
  ...of,
});
const booked: HoldRecord = {
  holdId: 51,
  userId: 7,
  orderId: 1,
  state: 'B',
  step: 2,
  expiresAt: longAgo,
};
const held: HoldRecord = {
  holdId: 52,
  userId: 8,
  orderId: null,
  state: 'H',
  step: 1,
  expiresAt: later,
};
const confirmed: OrderRecord = {
  orderId: 1,
  userId: 7,
  holdId: 51,
  slotId: 5,
  status: 'Confirmed',
  history: ['Placed', 'Confirmed'],
  lines: [{ unitId: 3, quantity: 2 }],
  paymentMethod: 'online',
  payablePaise: 9900,
};
const rejected: OrderRecord = {
  orderId: 2,
  userId: 9,
  holdId: 53,
  slotId: 5,
  status: 'Rejected',
  history: ['Placed', 'Rejected'],
  lines: [{ unitId: 3, quantity: 9 }],
  paymentMethod: 'cod',
  payablePaise: 5000,
};

const call = (of: Partial<CallRecord> & Pick<CallRecord, 'userId'>): CallRecord => ({
  op: 'hold',
  slotId: 5,
  holdKey: `key of ${of.userId}`,
  invokedMs: 0,
  endedMs: 40,
  outcome: 'ok',
  status: 200,
  code: '',
  holdId: null,
  answer: 'held',
  ...of,
});

const right: World = {
  takenAt,
  slots: [{ slotId: 5, capacity: 4, free: 2, holds: [booked, held] }],
  orders: [confirmed, rejected],
  stocks: [{ unitId: 3, free: 6, holds: { 1: 2, 2: 0 } }],
  payments: [{ orderId: 1, method: 'online', gatewayOrderId: 'order_A' }],
  bills: [],
  gatewayPayments: [
    { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9900, refundedPaise: 0 },
    { gatewayOrderId: 'order_A', isCaptured: false, amountPaise: 9900, refundedPaise: 0 },
  ],
  publishers: [
    { topic: 'order.events', key: '1', seq: 2, waiting: 0 },
    { topic: 'order.events', key: '2', seq: 2, waiting: 0 },
  ],
  events: [
    event('order.events', '1', { seq: 1, type: 'order.placed.v1', data: { orderId: 1 } }),
    event('order.events', '2', { seq: 1, type: 'order.placed.v1', data: { orderId: 2 } }),
    event('order.events', '1', { seq: 2, type: 'order.confirmed.v1', data: { orderId: 1 } }),
    event('order.events', '2', { seq: 2, type: 'order.rejected.v1', data: { orderId: 2 } }),
    event('slot.events', '5', {
      seq: 1,
      type: 'slot.held.v1',
      data: { slotId: 5, userId: 7, holdId: 51 },
    }),
    event('slot.events', '5', {
      seq: 2,
      type: 'slot.booked.v1',
      data: { slotId: 5, userId: 7, holdId: 51, orderId: 1 },
    }),
    event('slot.events', '5', {
      seq: 1,
      type: 'slot.held.v1',
      data: { slotId: 5, userId: 8, holdId: 52 },
    }),
  ],
  acknowledged: [1],
  calls: [
    call({ userId: 7, holdId: 51 }),
    call({ userId: 8, holdId: 52 }),
    call({ userId: 8, holdId: 52 }),
    call({ userId: 9, outcome: 'fail', code: 'slot-full', answer: 'full' }),
    call({ userId: 10, outcome: 'unknown', status: 0 }),
  ],
};

const slot = (change: Partial<World['slots'][number]>): Partial<World> => ({
  slots: right.slots.map((one) => ({ ...one, ...change })),
});
const orders = (...changed: readonly OrderRecord[]): Partial<World> => ({ orders: changed });
const withEvents = (
  change: (events: readonly EventRecord[]) => readonly EventRecord[],
): Partial<World> => ({ events: change(right.events) });

const calls = (...more: readonly CallRecord[]): Partial<World> => ({
  calls: [...right.calls, ...more],
});
let nextEvent = 0;
const slotEvent = (
  what: string,
  of: {
    readonly holdId: number;
    readonly userId: number;
    readonly orderId?: number;
    readonly expiresAt?: string;
  },
): EventRecord => ({
  ...event('slot.events', '5', { seq: 1, type: `slot.${what}.v1`, data: { slotId: 5, ...of } }),
  id: `planted ${(nextEvent += 1)}`,
});
const withSlotEvents = (...more: readonly EventRecord[]): Partial<World> =>
  withEvents((events) => [...events, ...more]);

/** Each fault, planted into the right world, and the invariant that must see it. */
const planted: readonly (readonly [string, string, Partial<World>])[] = [
  ['I1 slot-capacity', 'a place sold twice', slot({ free: 0, capacity: 1 })],
  ['I1 slot-capacity', 'a place lost', slot({ free: 1 })],
  ['I1 slot-capacity', 'free below nothing', slot({ free: -1, capacity: 1 })],
  [
    'I2 one-hold',
    'a customer with two open holds',
    slot({ free: 1, holds: [booked, held, { ...held, holdId: 54 }] }),
  ],
  [
    'I2 one-hold',
    'an order with two places',
    slot({ free: 1, holds: [booked, held, { ...booked, holdId: 54 }] }),
  ],
  ['I3 bijection', 'an order without its place', slot({ free: 3, holds: [held] })],
  [
    'I3 bijection',
    'a place booked for a rejected order',
    orders({ ...confirmed, status: 'Rejected', history: ['Placed', 'Rejected'] }, rejected),
  ],
  [
    'I3 bijection',
    'a place booked for another order',
    slot({ holds: [{ ...booked, orderId: 2 }, held] }),
  ],
  [
    'I4 no-leak',
    'a hold that nobody took away',
    slot({ holds: [booked, { ...held, expiresAt: longAgo }] }),
  ],
  [
    'I4 no-leak',
    'a place kept for a payment that never came',
    slot({ holds: [booked, { ...held, state: 'P', orderId: 3, expiresAt: longAgo }] }),
  ],
  [
    'I1 slot-capacity, every version',
    'places sold twice and given back before anybody looked',
    withSlotEvents(
      ...[60, 61, 62].map((holdId) => slotEvent('held', { holdId, userId: holdId })),
      ...[60, 61, 62].map((holdId) => slotEvent('released', { holdId, userId: holdId })),
    ),
  ],
  [
    'I1 slot-capacity, every version',
    'a place freed twice',
    withSlotEvents(
      slotEvent('released', { holdId: 52, userId: 8 }),
      slotEvent('expired', { holdId: 52, userId: 8 }),
    ),
  ],
  [
    'I2 one-hold, every version',
    'two open holds of one customer for a moment',
    withSlotEvents(
      slotEvent('held', { holdId: 60, userId: 8 }),
      slotEvent('released', { holdId: 60, userId: 8 }),
    ),
  ],
  [
    'I4 no-leak, events',
    'a hold that no event gave back and no document has',
    withSlotEvents(slotEvent('held', { holdId: 60, userId: 10 })),
  ],
  [
    'I4 no-leak, events',
    'a hold that was given back and is still there',
    withSlotEvents(slotEvent('released', { holdId: 52, userId: 8 })),
  ],
  [
    'I3 bijection, every version',
    'a place booked for an order of somebody else',
    withSlotEvents(slotEvent('booked', { holdId: 52, userId: 8, orderId: 1 })),
  ],
  [
    'I3 bijection, every version',
    'a place booked for an order that is not there',
    withSlotEvents(slotEvent('booked', { holdId: 52, userId: 8, orderId: 99 })),
  ],
  [
    'I3 bijection, every version',
    'an order with two places for a moment',
    {
      ...orders({ ...confirmed, holdId: 52, userId: 8 }, rejected),
      ...withSlotEvents(slotEvent('booked', { holdId: 52, userId: 8, orderId: 1 })),
    },
  ],
  [
    'I3 lives by the table, every version',
    'a booked place that ran out',
    withSlotEvents(slotEvent('expired', { holdId: 51, userId: 7 })),
  ],
  [
    'I3 lives by the table, every version',
    'a place booked after it ran out',
    withSlotEvents(
      slotEvent('expired', { holdId: 52, userId: 8 }),
      slotEvent('booked', { holdId: 52, userId: 8, orderId: 3 }),
    ),
  ],
  [
    'I3 lives by the table, every version',
    'a booked place that its customer let go',
    withSlotEvents(slotEvent('released', { holdId: 51, userId: 7 })),
  ],
  [
    'I4 no-leak, every version',
    'a hold that outlived its end and was taken away before anybody looked',
    withSlotEvents(
      slotEvent('held', { holdId: 60, userId: 10, expiresAt: '2026-11-21T09:50:00Z' }),
      slotEvent('expired', { holdId: 60, userId: 10 }),
    ),
  ],
  [
    'I11 idempotent-http, holds',
    'one key that names two holds',
    calls(call({ userId: 8, holdId: 99 })),
  ],
  [
    'I11 idempotent-http, holds',
    'copies of one call that were answered otherwise',
    calls(call({ userId: 8, holdId: 52, answer: 'held until later' })),
  ],
  [
    'I16 acked-durable, holds',
    'a hold that was answered and is nowhere',
    calls(call({ userId: 11, holdId: 77 })),
  ],
  [
    'I16 acked-durable, holds',
    'a hold of somebody who was refused',
    withSlotEvents(slotEvent('held', { holdId: 60, userId: 9 })),
  ],
  [
    'I5 pay-once',
    'an order that was paid twice',
    {
      gatewayPayments: [
        ...right.gatewayPayments,
        { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9900, refundedPaise: 0 },
      ],
    },
  ],
  ['I5 pay-once', 'a standing order without its money', { gatewayPayments: [] }],
  [
    'I5 pay-once',
    'another sum than the order has',
    {
      gatewayPayments: [
        { gatewayOrderId: 'order_A', isCaptured: true, amountPaise: 9800, refundedPaise: 0 },
      ],
    },
  ],
  [
    'I5 pay-once',
    'a cancelled order whose money stayed',
    orders(
      { ...confirmed, status: 'Cancelled', history: ['Placed', 'Confirmed', 'Cancelled'] },
      rejected,
    ),
  ],
  [
    'I6 bill-once',
    'a packed order without a bill',
    orders(
      { ...confirmed, status: 'Packed', history: ['Placed', 'Confirmed', 'Packed'] },
      rejected,
    ),
  ],
  [
    'I6 bill-once',
    'a bill before packing',
    { bills: [{ orderId: 1, kind: 'TaxInvoice', number: 'TI/26-27/0000001' }] },
  ],
  [
    'I6 bill-once',
    'a gap in a series',
    { bills: [{ orderId: 1, kind: 'CreditNote', number: 'CN/26-27/0000002' }] },
  ],
  [
    'I6 bill-once',
    'a number given twice',
    {
      bills: [1, 2].map((orderId) => ({ orderId, kind: 'CreditNote', number: 'CN/26-27/0000001' })),
    },
  ],
  [
    'I7 no-event-lost',
    'an event of an order that was never published',
    withEvents((events) => events.filter(({ type }) => type !== 'order.confirmed.v1')),
  ],
  [
    'I7 no-event-lost',
    'a step of a hold that was never published',
    withEvents((events) => events.filter(({ type }) => type !== 'slot.booked.v1')),
  ],
  [
    'I7 no-event-lost',
    'an outbox that was never emptied',
    { publishers: right.publishers.map((one) => ({ ...one, waiting: 1 })) },
  ],
  [
    'I8 no-ghost',
    'an event of a version that was rolled back',
    { publishers: right.publishers.map((one) => (one.key === '1' ? { ...one, seq: 1 } : one)) },
  ],
  [
    'I8 no-ghost',
    'a confirmation that the order does not know',
    orders({ ...confirmed, status: 'Placed', history: ['Placed'] }, rejected),
  ],
  ['I9 order', 'events the wrong way round', withEvents((events) => [...events].reverse())],
  [
    'I10 effect-once, events',
    'a place booked twice for one order',
    withEvents((events) => [
      ...events,
      event('slot.events', '6', {
        seq: 1,
        type: 'slot.booked.v1',
        data: { holdId: 60, orderId: 1 },
      }),
    ]),
  ],
  [
    'I10 effect-once, stock',
    'stock set aside twice',
    { stocks: [{ unitId: 3, free: 4, holds: { 1: 4 } }] },
  ],
  [
    'I10 effect-once, stock',
    'stock that a rejected order still holds',
    { stocks: [{ unitId: 3, free: 4, holds: { 1: 2, 2: 9 } }] },
  ],
  [
    'I12 forward-only',
    'an order that went back',
    orders(
      { ...confirmed, history: ['Placed', 'Confirmed', 'Placed'], status: 'Placed' },
      rejected,
    ),
  ],
  [
    'I12 forward-only',
    'a state without its step',
    orders({ ...confirmed, history: ['Placed'] }, rejected),
  ],
  ['I16 acked-durable', 'an answered order that is gone', { acknowledged: [1, 99] }],
  [
    'I20 converge',
    'an order that hangs',
    orders({ ...confirmed, status: 'Placed', history: ['Placed'] }, rejected),
  ],
];

const [capacityAt, oneHoldAt, lastVersion] = [
  'I1 slot-capacity, every version',
  'I2 one-hold, every version',
  'I4 no-leak, events',
] as const;

describe('the checker', () => {
  it('a right world, read, has nothing to say', () => {
    expect(violationsOf(right)).toEqual([]);
  });

  it.each(planted)('%s, %s, is seen', (name, _fault, change) => {
    expect(invariants[name]?.({ ...right, ...change })).not.toEqual([]);
  });

  it('an event that came twice, read, is no fault: consumers take it once', () => {
    expect(
      violationsOf({ ...right, events: [...right.events, ...right.events.slice(0, 2)] }),
    ).toEqual([]);
  });

  it('calls without an answer, read, are no fault whether they happened or not', () => {
    expect(
      invariants['I16 acked-durable, holds']?.({
        ...right,
        ...withSlotEvents(slotEvent('held', { holdId: 60, userId: 10 })),
      }),
    ).toEqual([]);
    expect(
      invariants['I11 idempotent-http, holds']?.({
        ...right,
        ...calls(call({ userId: 9, outcome: 'unknown', status: 0, answer: '' })),
      }),
    ).toEqual([]);
  });

  it('a place that was offered, accepted, kept and booked, read, is one place', () => {
    const of = { holdId: 60, userId: 10 };
    const events = withSlotEvents(
      slotEvent('released', { holdId: 52, userId: 8 }),
      slotEvent('offered', of),
      slotEvent('held', of),
      slotEvent('kept', of),
      slotEvent('booked', { ...of, orderId: 3 }),
    );
    const world = {
      ...right,
      ...events,
      ...orders(confirmed, rejected, { ...confirmed, orderId: 3, userId: 10, holdId: 60 }),
      ...slot({ capacity: 2, free: 0, holds: [booked, { ...held, holdId: 60, userId: 10 }] }),
    };
    expect(
      [
        capacityAt,
        oneHoldAt,
        lastVersion,
        'I3 bijection, every version',
        'I3 lives by the table, every version',
      ].flatMap((name) => invariants[name]?.(world) ?? ['missing']),
    ).toEqual([]);
  });

  it('who was shed and came again with the same key, read, is told once', () => {
    const shed = call({
      userId: 8,
      outcome: 'fail',
      status: 503,
      code: 'overloaded',
      answer: 'busy',
    });
    expect(invariants['I11 idempotent-http, holds']?.({ ...right, ...calls(shed) })).toEqual([]);
  });

  it('every invariant, looked up among the planted faults, has one', () => {
    expect(Object.keys(invariants).filter((name) => !planted.some(([of]) => of === name))).toEqual(
      [],
    );
  });
});

describe('stock before and after', () => {
  it('pieces that moved between free, set aside and packed, counted, are the same', () => {
    const packed: World = {
      ...right,
      orders: [
        { ...confirmed, status: 'Packed', history: ['Placed', 'Confirmed', 'Packed'] },
        rejected,
      ],
      stocks: [{ unitId: 3, free: 6, holds: { 1: -1, 2: 0 } }],
    };
    expect(stockConserved(right, packed)).toEqual([]);
  });

  it.each([
    ['lost', 5],
    ['out of nothing', 7],
  ])('a piece %s, counted, is seen', (_what, free) => {
    expect(
      stockConserved(right, { ...right, stocks: [{ unitId: 3, free, holds: { 1: 2, 2: 0 } }] }),
    ).toHaveLength(1);
  });
});
