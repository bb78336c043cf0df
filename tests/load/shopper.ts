import { newCustomer } from '../support/api/customers.ts';
import { gatherPeople } from '../support/api/people.ts';
import { stockedUp, type Goods, type Purchase } from '../support/api/shopping.ts';
import type { Person } from '../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestTown } from '../support/api/test-town.ts';

/** More than any benchmark sells. */
const plenty = 100_000;
/** Ordering on one of these days after the other, a customer fills the next cart while the last one still empties. */
const daysAhead = [4, 5, 6] as const;

/** Who orders, with an address and slots on some days; `turn` counts the orders from 0. */
export type Shopper = (turn: number) => Purchase;

/** Nobody orders more than this: what an order costs must not grow with what a customer of the benchmark ordered before. */
const turnsEach = 10;

const shopper = async (
  clerk: Person,
  { index, turns }: { readonly index: number; readonly turns: number },
): Promise<Shopper> => {
  const hour = String(9 + (index % 8)).padStart(2, '0');
  const slots: Purchase['slot'][] = [];
  for (const days of daysAhead)
    slots.push(
      await openSlot(clerk, { date: dayAhead(days), start: `${hour}:00`, end: `${hour}:30` }),
    );
  const customers: Omit<Purchase, 'slot'>[] = [];
  while (customers.length * turnsEach < turns) customers.push(await newCustomer());
  return (turn) => {
    const slot = slots[turn % slots.length];
    const customer = customers[Math.floor(turn / turnsEach)];
    if (!slot || !customer) throw new Error(`nobody to order at turn ${turn}`);
    return { ...customer, slot };
  };
};

/** New customers for a benchmark, who order so many times for each client, each with an address and slots that have room for all. */
export const shoppers = async (
  count: number,
  turns = 1,
): Promise<{
  readonly shoppers: readonly Shopper[];
  readonly goods: readonly Goods[];
  readonly clerk: Person;
}> => {
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  const all: Shopper[] = [];
  for (let index = 0; index < count; index += 1) all.push(await shopper(clerk, { index, turns }));
  return { shoppers: all, goods: await stockedUp(clerk, 2, plenty), clerk };
};
