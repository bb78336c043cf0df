import type { Hold } from '../../domain/holds/hold.ts';
import { buildHold, buildSlot } from '../../testing/fixtures.ts';
import { bookUpdate, releaseForOrderUpdate, reserveForPaymentUpdate } from './booking-updates.ts';

const slot = buildSlot({ piecesFree: 100 });
const hold: Hold = buildHold({ orderId: 42, items: 3 });
const { expiresAt } = hold;
const bookedHold: Hold = { ...hold, state: 'booked' };

describe('booking updates', () => {
  it('book matches only the hold that was read and a reserved hold of the same order', () =>
    expect(
      bookUpdate(slot, { ...hold, state: 'reserved' }, { orderId: 42, items: 3 }).precondition,
    ).toMatchObject({ 'holds.9.st': { $in: ['P'] }, 'holds.9.order': 42 }));
  describe.each([
    ['book', bookUpdate],
    [
      'reserve-for-payment',
      (...[heldSlot, orderHold, order]: Parameters<typeof bookUpdate>) =>
        reserveForPaymentUpdate(heldSlot, orderHold, { ...order, reservedUntil: expiresAt }),
    ],
  ] as const)('%s for an order', (_name, createUpdate) => {
    it('matches only if nothing that was decided on has changed', () => {
      const decidedOn = buildSlot({ minimumOrderPaise: 9_900, cutOffMinutes: 60, cutOffHour: 20 });
      const order = { orderId: 42, items: 3 };
      const returned = { ...hold, seq: 3, endedOrderIds: [40, 41] };
      expect(createUpdate(decidedOn, returned, order).precondition).toMatchObject({
        minimumOrderPaise: 9_900,
        cutOffMinutes: 60,
        cutOffHour: 20,
        closedFor: '',
        'holds.9.step': 3,
        'holds.9.endedOrders': [40, 41],
      });
      expect(createUpdate(slot, hold, order).precondition).toMatchObject({
        'holds.9.endedOrders': { $exists: false },
      });
    });
    it('matches only the hold of its customer', () =>
      expect(createUpdate(slot, hold, { orderId: 42, items: 3 }).precondition).toMatchObject({
        'holds.9.cust': 7,
      }));
    it('requires the additional items to be free and takes them', () =>
      expect(createUpdate(slot, hold, { orderId: 42, items: 5 })).toMatchObject({
        precondition: { 'holds.9.items': 3, itemsFree: { $gte: 2 } },
        inc: { itemsFree: -2 },
        set: { 'holds.9.items': 5 },
      }));
    it('gives unused items back', () =>
      expect(createUpdate(slot, hold, { orderId: 42, items: 1 })).toMatchObject({
        precondition: { itemsFree: { $ne: null } },
        inc: { itemsFree: 2 },
        set: { 'holds.9.items': 1 },
      }));
    it('changes nothing for the same number of items', () =>
      expect(
        Object.keys(createUpdate(slot, hold, { orderId: 42, items: 3 }).precondition ?? {}),
      ).not.toContain('itemsFree'));
    it('stores the items without a limit', () => {
      const { precondition, inc, set } = createUpdate(buildSlot(), hold, { orderId: 42, items: 5 });
      expect([precondition?.['itemsFree'], inc?.['itemsFree'], set?.['holds.9.items']]).toEqual([
        null,
        undefined,
        5,
      ]);
    });
  });
  it('reserve-for-payment matches only the hold whose end was read, because it stores that end', () =>
    expect(
      reserveForPaymentUpdate(slot, hold, { orderId: 42, items: 3, reservedUntil: expiresAt }),
    ).toMatchObject({
      precondition: { 'holds.9.exp': expiresAt },
      set: { 'holds.9.heldUntil': expiresAt },
    }));
  it('release-for-order matches only the unit of that order', () =>
    expect(releaseForOrderUpdate(slot, bookedHold, 42).precondition).toEqual({
      'holds.9.st': { $in: ['B'] },
      'holds.9.order': 42,
      itemsFree: { $ne: null },
    }));
  it('releasing a booked unit keeps a newer hold of the customer', () =>
    expect(releaseForOrderUpdate(slot, bookedHold, 42).unset).toEqual(['holds.9']));
});
