import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  fillCart,
  findGoodsInStock,
  orderBody,
  waitForOrder,
  placeOrder,
  waitForQuote,
  tryHoldSlot,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, readSlot } from '../support/api/test-area.ts';
import { confirmed } from '../support/order-states.ts';

const { clerk } = testUsers();
const date = dayAhead(5);
const contestedWindow = { date, start: '06:00', end: '07:00' };
const alternativeWindow = { date, start: '08:00', end: '09:00' };
const buyerCount = 6;

describe('last unit of a slot', () => {
  it('goes to one of several concurrent buyers and the others get alternatives', async () => {
    await openTestArea(clerk);
    const goods = await findGoodsInStock(1);
    await openSlot(clerk, alternativeWindow, 5);
    const prepared = [];
    for (let count = 0; count < buyerCount; count += 1) {
      const purchase = await createPurchase(clerk, contestedWindow);
      await fillCart(purchase.buyer, goods, date);
      prepared.push({ purchase, quote: await waitForQuote(purchase) });
    }
    const slot = await openSlot(clerk, contestedWindow, 1);
    expect(slot.Left).toBe(1);

    const held = await Promise.all(
      prepared.map(async ({ purchase, quote }) => ({
        purchase,
        quote,
        hold: await tryHoldSlot(purchase, quote),
      })),
    );
    const [winners, losers] = [
      held.filter(({ hold }) => hold.Error === 0),
      held.filter(({ hold }) => hold.Error !== 0),
    ];
    expect([winners.length, losers.length]).toEqual([1, buyerCount - 1]);
    for (const { hold } of losers) {
      expect(hold.Code).toBe('slot-full');
      expect(hold.Alternatives.length).toBeGreaterThan(0);
      expect(hold.Alternatives.every(({ Id, Left }) => Id !== slot.Id && Left > 0)).toBe(true);
    }

    const [winner] = winners;
    if (!winner) throw new Error('no buyer got the hold');
    const { Id } = await placeOrder(
      winner.purchase.buyer,
      orderBody(winner.purchase, winner.quote, winner.hold.Id),
    );
    await waitForOrder(winner.purchase.buyer, Id, { states: [confirmed] });
    expect(await readSlot(slot.Id, date)).toMatchObject({ Left: 0, State: 'Full' });
  });
});
