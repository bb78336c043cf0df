import { buildHold, buildSlot, atKolkata } from '../../testing/fixtures.ts';
import { decideBooking } from './decide-booking.ts';

const order = { orderId: 42, userId: 7, holdId: 9, cart: null, earlierOrderIds: [] };

describe('decideBooking', () => {
  const decide = (
    holds: readonly ReturnType<typeof buildHold>[],
    {
      slot = {},
      placedAt = atKolkata('09:00'),
    }: { slot?: Parameters<typeof buildSlot>[0]; placedAt?: Date } = {},
  ) => decideBooking({ slot: buildSlot(slot), holds }, order, placedAt);
  it('books the hold', () =>
    expect(decide([buildHold()])).toEqual({
      ok: true,
      value: { kind: 'book', hold: buildHold() },
    }));
  it('changes nothing for a repeated event', () =>
    expect(decide([buildHold({ state: 'booked', orderId: 42 })])).toEqual({
      ok: true,
      value: { kind: 'unchanged', hold: buildHold({ state: 'booked', orderId: 42 }) },
    }));
  it.each([
    ['the hold has ended', []],
    ["the hold is another customer's", [buildHold({ userId: 8 })]],
    ['the hold belongs to another order', [buildHold({ state: 'booked', orderId: 41 })]],
    ['the offer was not accepted', [buildHold({ state: 'offered' })]],
  ])('rejects an order when %s', (_situation, holds) =>
    expect(decide(holds)).toEqual({ ok: false, code: 'hold-expired' }),
  );

  it.each([
    ['one minute before the cut-off', {}, atKolkata('13:59'), true],
    ['at the cut-off', {}, atKolkata('14:00'), 'slot-cut-off'],
    ['after the start', {}, atKolkata('16:00'), 'slot-past'],
    [
      'on a new blackout day',
      { dayClosureReason: 'blackout' as const },
      atKolkata('09:00'),
      'slot-blackout',
    ],
    [
      'on a new blackout day in a slot closed by staff',
      { isClosedByStaff: true, dayClosureReason: 'blackout' as const },
      atKolkata('09:00'),
      'slot-blackout',
    ],
    [
      'on a new weekly off day',
      { dayClosureReason: 'weekly-off' as const },
      atKolkata('09:00'),
      'slot-weekly-off',
    ],
    ['in a slot closed by staff', { isClosedByStaff: true }, atKolkata('09:00'), true],
    ['in a full slot', { freeCapacity: 0 }, atKolkata('09:00'), true],
  ])('decides on an order placed %s', (_situation, slot, placedAt, result) =>
    expect(decide([buildHold()], { slot, placedAt })).toMatchObject(
      result === true ? { ok: true } : { ok: false, code: result },
    ),
  );
  it('keeps the booking when the event is repeated after the cut-off', () =>
    expect(
      decide([buildHold({ state: 'booked', orderId: 42 })], { placedAt: atKolkata('15:00') }),
    ).toMatchObject({ ok: true }));
});

describe('decideBooking with a cart that changed since the hold', () => {
  const asked = { itemCount: 2, itemsPaise: 50_000, leadTimeMinutes: 60 };
  const held = buildHold({ items: 2, heldFor: { itemsPaise: 50_000, leadTimeMinutes: 60 } });
  const decide = (
    cart: Partial<typeof asked>,
    {
      slot = {},
      placedAt = atKolkata('09:00'),
      hold = held,
    }: { slot?: Parameters<typeof buildSlot>[0]; placedAt?: Date; hold?: typeof held } = {},
  ) =>
    decideBooking(
      { slot: buildSlot(slot), holds: [hold] },
      { ...order, cart: { ...asked, ...cart } },
      placedAt,
    );

  it.each([
    [
      'more additional items than are free',
      { itemCount: 5 },
      { piecesFree: 2 },
      'slot-item-capacity',
    ],
    ['as many additional items as are free', { itemCount: 5 }, { piecesFree: 3 }, true],
    ['fewer items, none free', { itemCount: 1 }, { piecesFree: 0 }, true],
    [
      'a sum below the minimum',
      { itemsPaise: 49_999 },
      { minimumOrderPaise: 50_000 },
      'slot-minimum-order',
    ],
    [
      'a smaller sum above the minimum',
      { itemsPaise: 40_000 },
      { minimumOrderPaise: 40_000 },
      true,
    ],
    [
      'a longer lead time that ends after the start',
      { leadTimeMinutes: 7 * 60 + 1 },
      {},
      'slot-lead-time',
    ],
    ['a longer lead time that ends in time', { leadTimeMinutes: 7 * 60 }, {}, true],
  ])('checks what the order adds: %s', (_situation, cart, slot, result) =>
    expect(decide(cart, { slot })).toMatchObject(
      result === true ? { ok: true, value: { kind: 'book' } } : { ok: false, code: result },
    ),
  );

  it.each([
    ['its lead time would end too late by now', {}, atKolkata('13:59')],
    ['staff raised the minimum', { minimumOrderPaise: 90_000 }, atKolkata('09:00')],
    ['staff lowered the item limit below the items in use', { piecesFree: -4 }, atKolkata('09:00')],
    [
      'the slot is full and has a waitlist',
      { freeCapacity: 0, piecesFree: 0, waitlistLength: 3 },
      atKolkata('09:00'),
    ],
    [
      'all of these apply',
      {
        minimumOrderPaise: 90_000,
        piecesFree: -4,
        freeCapacity: 0,
        waitlistLength: 3,
        isClosedByStaff: true,
      },
      atKolkata('13:59'),
    ],
  ])('accepts an unchanged cart although %s', (_situation, slot, placedAt) =>
    expect(
      decide(
        {},
        { slot, placedAt, hold: { ...held, heldFor: { itemsPaise: 50_000, leadTimeMinutes: 60 } } },
      ),
    ).toMatchObject({ ok: true }),
  );
  it('checks only the items when the hold has no cart summary', () => {
    const holdWithoutCart = buildHold({ heldFor: null });
    expect(
      decide(
        { itemsPaise: 1, leadTimeMinutes: 9_999 },
        { slot: { minimumOrderPaise: 90_000 }, hold: holdWithoutCart },
      ),
    ).toMatchObject({ ok: true });
    expect(
      decide({ itemCount: 3 }, { slot: { piecesFree: 0 }, hold: holdWithoutCart }),
    ).toMatchObject({
      code: 'slot-item-capacity',
    });
  });
  it('changes nothing for a repeated event, whatever the cart', () =>
    expect(
      decide(
        { itemCount: 99 },
        { slot: { piecesFree: 0 }, hold: { ...held, state: 'booked', orderId: 42 } },
      ),
    ).toMatchObject({ ok: true, value: { kind: 'unchanged' } }));
});

describe('decideBooking after a rejected order of the same hold', () => {
  const slot = buildSlot();
  const decide = (
    holds: readonly ReturnType<typeof buildHold>[],
    earlierOrderIds: readonly number[] = [41],
  ) => decideBooking({ slot, holds }, { ...order, earlierOrderIds }, atKolkata('09:00'));
  const booked = buildHold({ state: 'booked', orderId: 41 });

  it('books a hold that came back', () => {
    const returned = buildHold({ endedOrderIds: [41] });
    expect(decide([returned])).toEqual({ ok: true, value: { kind: 'book', hold: returned } });
  });
  it.each(['booked', 'reserved'] as const)(
    'takes the hold back first when it is still %s for the rejected order',
    (state) => {
      const hold = buildHold({ state, orderId: 41 });
      expect(decide([hold])).toEqual({
        ok: true,
        value: { kind: 'return', hold, endedOrderId: 41 },
      });
    },
  );
  it.each([
    ['the order does not name the other one', [booked], []],
    ["the hold is another customer's", [{ ...booked, userId: 8 }], [41]],
    ['the customer has another open hold here', [booked, buildHold({ holdId: 10 })], [41]],
    ['five orders have ended', [{ ...booked, endedOrderIds: [1, 2, 3, 4] }], [41]],
  ])('rejects the order when %s', (_situation, holds, earlierOrderIds) =>
    expect(decide(holds, earlierOrderIds)).toEqual({ ok: false, code: 'hold-expired' }),
  );
  it('books nothing for an order that has ended', () => {
    const returned = buildHold({ endedOrderIds: [42] });
    expect(decide([returned])).toEqual({ ok: true, value: { kind: 'unchanged', hold: returned } });
  });
});
