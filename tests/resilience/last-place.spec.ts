import { peopleUnderTest } from '../support/api/people.ts';
import { fillCart, goodsOnSale, orderBody, orderIn, placeOrder, quoteFor, tryHold } from '../support/api/shopping.ts';
import { addressIn, dayAhead, openSlot, openTestTown, readSlot } from '../support/api/test-town.ts';
import { confirmed } from '../support/order-states.ts';

const people = peopleUnderTest();
const date = dayAhead(5);

describe('two buyers race for the last place', () => {
  it('through the whole house, one orders and the other hears alternatives', async () => {
    await openTestTown(people.clerk);
    const slot = await openSlot(people.clerk, { date, start: '06:00', end: '07:00' }, 1);
    const other = await openSlot(people.clerk, { date, start: '08:00', end: '09:00' }, 5);
    const [goods] = await goodsOnSale(1);
    if (!goods) throw new Error('nothing on sale');
    const purchases = await Promise.all([people.customer, people.neighbour].map(async (buyer) => ({ buyer, addressId: await addressIn(buyer), slot })));
    const quotes = await Promise.all(purchases.map(async (purchase) => { await fillCart(purchase.buyer, [goods], date); return quoteFor(purchase); }));

    const held = await Promise.all(purchases.map((purchase, index) => tryHold(purchase, quotes[index] ?? '')));
    expect(held.map(({ Error }) => Error).sort()).toEqual([0, 1]);
    expect(held.find(({ Error }) => Error === 1)).toMatchObject({ Code: 'slot-full', Alternatives: expect.arrayContaining([expect.objectContaining({ Id: other.Id })]) as unknown });
    expect((await readSlot(slot.Id, date)).Left).toBe(0);

    const winner = held.findIndex(({ Error }) => Error === 0);
    const [purchase, quote, hold] = [purchases[winner], quotes[winner], held[winner]];
    if (!purchase || quote === undefined || !hold) throw new Error('nobody won');
    const order = await placeOrder(purchase.buyer, orderBody(purchase, quote, hold.Id));
    await orderIn(purchase.buyer, order.Id, { states: [confirmed] });
    expect((await readSlot(slot.Id, date)).Left).toBe(0);
  });
});
