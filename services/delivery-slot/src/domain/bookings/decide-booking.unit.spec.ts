import { buildHold, buildSlot, atKolkata } from '../../testing/fixtures.ts';
import { decideBooking, decidePaidBooking, findOrderHold } from './decide-booking.ts';
import { cutOffAt } from '../slots/slot.ts';

const order = { orderId: 42, userId: 7, holdId: 9, cart: null };

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

describe('findOrderHold', () => {
  it('finds the hold of the order', () =>
    expect(findOrderHold([buildHold({ state: 'booked', orderId: 42 })], order)?.holdId).toBe(9));
  it('ignores the hold of another order', () =>
    expect(findOrderHold([buildHold({ state: 'booked', orderId: 41 })], order)).toBeUndefined());
  it('ignores a hold without an order', () =>
    expect(findOrderHold([buildHold()], order)).toBeUndefined());
});

describe('decidePaidBooking', () => {
  const paid = { ...order, items: 3 };
  const now = new Date(cutOffAt(buildSlot()).getTime() - 1);
  const decide = (
    holds: Parameters<typeof decideBooking>[0]['holds'],
    changes: Parameters<typeof buildSlot>[0] = {},
  ) => decidePaidBooking({ slot: buildSlot(changes), holds }, paid, now);
  const kept = buildHold({ state: 'reserved', orderId: 42 });

  it('books a hold that is reserved for payment', () =>
    expect(decide([kept])).toEqual({ ok: true, value: { kind: 'book', hold: kept } }));
  it('changes nothing for a repeated event', () =>
    expect(decide([{ ...kept, state: 'booked' }])).toMatchObject({
      ok: true,
      value: { kind: 'unchanged' },
    }));
  it('rebooks a hold that was released', () =>
    expect(decide([])).toEqual({ ok: true, value: { kind: 'rebook' } }));
  it.each([
    ['full', { freeCapacity: 0 }, 'slot-full'],
    ['short of items', { piecesFree: 2 }, 'slot-item-capacity'],
    ['free but has a waitlist', { waitlistLength: 1 }, 'slot-full'],
    ['on a blackout day', { dayClosureReason: 'blackout' as const }, 'slot-blackout'],
    ['closed by staff', { isClosedByStaff: true }, 'slot-closed'],
  ])('rejects rebooking when the slot is %s', (_situation, changes, code) =>
    expect(decide([], changes)).toEqual({ ok: false, code }),
  );
  it('rejects rebooking after the cut-off', () =>
    expect(
      decidePaidBooking({ slot: buildSlot(), holds: [] }, paid, cutOffAt(buildSlot())),
    ).toEqual({
      ok: false,
      code: 'slot-cut-off',
    }));
});
