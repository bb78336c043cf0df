import { newCustomer } from '../support/api/customers.ts';
import { gatherPeople } from '../support/api/people.ts';
import { stockedUp, type Goods, type Purchase } from '../support/api/shopping.ts';
import type { Person } from '../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestTown } from '../support/api/test-town.ts';

/** More than any benchmark sells. */
const plenty = 100_000;
/** Ordering on one of these days after the other, a customer fills the next cart while the last one still empties. */
const daysAhead = [4, 5, 6] as const;

/** A customer with an address and slots on some days; `turn` counts the orders. */
export type Shopper = (turn: number) => Purchase;

const shopper = async (clerk: Person, index: number): Promise<Shopper> => {
  const hour = String(9 + (index % 8)).padStart(2, '0');
  const slots: Purchase['slot'][] = [];
  for (const days of daysAhead) slots.push(await openSlot(clerk, { date: dayAhead(days), start: `${hour}:00`, end: `${hour}:30` }));
  const customer = await newCustomer();
  return (turn) => {
    const slot = slots[turn % slots.length];
    if (!slot) throw new Error('no slot to order for');
    return { ...customer, slot };
  };
};

/** New customers for a benchmark, each with an address and slots that have room for all. */
export const shoppers = async (count: number): Promise<{ readonly shoppers: readonly Shopper[]; readonly goods: readonly Goods[]; readonly clerk: Person }> => {
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  const all: Shopper[] = [];
  for (let index = 0; index < count; index += 1) all.push(await shopper(clerk, index));
  return { shoppers: all, goods: await stockedUp(clerk, 2, plenty), clerk };
};
