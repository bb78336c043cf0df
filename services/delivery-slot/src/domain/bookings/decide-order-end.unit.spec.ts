import { atKolkata, buildHold, buildSlot } from '../../testing/fixtures.ts';
import { decideOrderEnd, type EndedOrder } from './decide-order-end.ts';

const now = atKolkata('09:00');
const rejected: EndedOrder = { orderId: 42, userId: 7, holdId: 9, ending: 'rejected' };
const booked = buildHold({ state: 'booked', orderId: 42, expiresAt: atKolkata('08:00') });
const decide = (
  holds: readonly ReturnType<typeof buildHold>[],
  {
    order = {},
    slot = {},
    holdsOtherSlot = false,
    at = now,
  }: {
    order?: Partial<EndedOrder>;
    slot?: Parameters<typeof buildSlot>[0];
    holdsOtherSlot?: boolean;
    at?: Date;
  } = {},
) =>
  decideOrderEnd(
    { slot: buildSlot(slot), holds },
    { ...rejected, ...order },
    { now: at, holdsOtherSlot },
  );

describe('decideOrderEnd', () => {
  it.each([
    ['rejected', 'booked'],
    ['rejected', 'reserved'],
    ['payment-expired', 'reserved'],
  ] as const)('gives the customer five minutes when the order is %s: %s', (ending, state) => {
    const hold = { ...booked, state };
    expect(decide([hold], { order: { ending } })).toEqual({
      kind: 'return',
      hold,
      expiresAt: atKolkata('09:05'),
    });
  });
  it('leaves the rest of the hold when it is longer', () =>
    expect(decide([{ ...booked, expiresAt: atKolkata('09:08') }])).toMatchObject({
      expiresAt: atKolkata('09:08'),
    }));
  it('does not count the time that was reserved for the payment', () => {
    const paid = { ...booked, expiresAt: atKolkata('09:34'), heldUntil: atKolkata('09:07') };
    expect([
      decide([{ ...paid, state: 'reserved' }]),
      decide([paid]),
      decide([{ ...paid, heldUntil: atKolkata('08:45') }]),
      decide([{ ...booked, state: 'reserved', expiresAt: atKolkata('09:34') }]),
    ]).toMatchObject([
      { expiresAt: atKolkata('09:07') },
      { expiresAt: atKolkata('09:07') },
      { expiresAt: atKolkata('09:05') },
      { expiresAt: atKolkata('09:05') },
    ]);
  });
  it('gives the hold back in a slot that staff closed or that is full', () =>
    expect(
      decide([booked], { slot: { isClosedByStaff: true, freeCapacity: 0, waitlistLength: 2 } }),
    ).toMatchObject({ kind: 'return' }));

  it.each<[string, Parameters<typeof decide>[0], Parameters<typeof decide>[1]]>([
    ['the order was cancelled', [booked], { order: { ending: 'cancelled' } }],
    ['the customer holds another slot', [booked], { holdsOtherSlot: true }],
    ['the customer has another open hold here', [booked, buildHold({ holdId: 10 })], {}],
    ['the customer has an offer here', [booked, buildHold({ holdId: 10, state: 'offered' })], {}],
    ['the slot is past its cut-off', [booked], { at: atKolkata('14:00') }],
    ['the day is closed', [booked], { slot: { dayClosureReason: 'blackout' } }],
    ['it is the fifth order of the hold', [{ ...booked, endedOrderIds: [1, 2, 3, 4] }], {}],
  ])('makes the unit available to everybody when %s', (_situation, holds, options) =>
    expect(decide(holds, options)).toEqual({ kind: 'release', hold: holds[0] }),
  );
  it('counts an order once whose payment expired before it was rejected', () =>
    expect(decide([{ ...booked, endedOrderIds: [1, 2, 3, 42] }])).toMatchObject({
      kind: 'return',
    }));

  it('remembers an order that ended before its booking', () =>
    expect(decide([buildHold()])).toEqual({ kind: 'record', hold: buildHold() }));
  it.each([
    ['the hold has ended', []],
    ["the hold is another customer's", [{ ...booked, userId: 8 }]],
    ['a newer order has the hold', [{ ...booked, orderId: 43 }]],
    ['the order has ended before', [buildHold({ endedOrderIds: [42] })]],
    ['the unit is only offered', [buildHold({ state: 'offered' })]],
  ])('changes nothing when %s', (_situation, holds) =>
    expect(decide(holds)).toEqual({ kind: 'unchanged' }),
  );
});
