import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import {
  fillCart,
  goodsOnSale,
  orderBody,
  orderIn,
  placeOrder,
  quoteFor,
  tryHold,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestTown, readSlot } from '../support/api/test-town.ts';
import { confirmed } from '../support/order-states.ts';

const { clerk } = peopleUnderTest();
const date = dayAhead(5);
const last = { date, start: '06:00', end: '07:00' };
const next = { date, start: '08:00', end: '09:00' };
const racers = 6;

describe('the last place of a slot', () => {
  it('held by several buyers at once, is one order; all others hear what is nearest', async () => {
    await openTestTown(clerk);
    const goods = await goodsOnSale(1);
    await openSlot(clerk, next, 5);
    const ready = [];
    for (let count = 0; count < racers; count += 1) {
      const purchase = await newPurchase(clerk, last);
      await fillCart(purchase.buyer, goods, date);
      ready.push({ purchase, quote: await quoteFor(purchase) });
    }
    const slot = await openSlot(clerk, last, 1);
    expect(slot.Left).toBe(1);

    const held = await Promise.all(
      ready.map(async ({ purchase, quote }) => ({
        purchase,
        quote,
        hold: await tryHold(purchase, quote),
      })),
    );
    const [winners, losers] = [
      held.filter(({ hold }) => hold.Error === 0),
      held.filter(({ hold }) => hold.Error !== 0),
    ];
    expect([winners.length, losers.length]).toEqual([1, racers - 1]);
    for (const { hold } of losers) {
      expect(hold.Code).toBe('slot-full');
      // Other specs leave slots on this day: the nearest may be theirs.
      expect(hold.Alternatives.length).toBeGreaterThan(0);
      expect(hold.Alternatives.every(({ Id, Left }) => Id !== slot.Id && Left > 0)).toBe(true);
    }

    const [winner] = winners;
    if (!winner) throw new Error('nobody won');
    const { Id } = await placeOrder(
      winner.purchase.buyer,
      orderBody(winner.purchase, winner.quote, winner.hold.Id),
    );
    await orderIn(winner.purchase.buyer, Id, { states: [confirmed] });
    expect(await readSlot(slot.Id, date)).toMatchObject({ Left: 0, State: 'Full' });
  });
});
