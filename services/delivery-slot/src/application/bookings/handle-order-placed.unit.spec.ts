import { buildSlot, atKolkata } from '../../testing/fixtures.ts';
import type { SlotStore } from '../ports/slots.ts';
import { handlePaymentAccepted } from './handle-payment-accepted.ts';

const aggregate = { slot: buildSlot(), holds: [], waitlist: [], rev: 1 };

const bookedItems = async (
  cart: { readonly itemCount: number } | null,
): Promise<readonly number[]> => {
  const items: number[] = [];
  const slots = {
    findById: () => Promise.resolve(aggregate),
    findLastWritten: () => Promise.resolve(aggregate),
    rebook: (_slot: unknown, order: { items: number }) => {
      items.push(order.items);
      return Promise.resolve(true);
    },
  } as unknown as SlotStore;
  await handlePaymentAccepted(
    { slots, clock: () => atKolkata('09:00') },
    {
      orderId: 1,
      userId: 7,
      holdId: 9,
      slotId: 5,
      eventId: 'e',
      cart,
      lines: [{ quantity: 2 }, { quantity: 1 }],
    },
  );
  return items;
};

describe('handlePaymentAccepted when the hold was released', () => {
  it('rebooks as many items as the cart has', async () =>
    expect(await bookedItems({ itemCount: 5 })).toEqual([5]));
  it('counts the items of the order lines when the event has no cart', async () =>
    expect(await bookedItems(null)).toEqual([3]));
});
