import { gatherPeople } from '../support/api/people.ts';
import { stockedUp, type Goods, type Purchase } from '../support/api/shopping.ts';
import { signIn, type Person } from '../support/api/sign-in.ts';
import { addressIn, dayAhead, openSlot, openTestTown } from '../support/api/test-town.ts';

const firstMobile = 9_200_000_000;
/** More than any run sells. */
const stock = 100_000;

/** Customers of the benchmarks, each with an address and a slot that has room for all, and goods that do not run out. */
export const shoppers = async (count: number): Promise<{ readonly purchases: readonly Purchase[]; readonly goods: readonly Goods[]; readonly clerk: Person }> => {
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  const purchases: Purchase[] = [];
  for (let index = 0; index < count; index += 1) {
    const buyer = await signIn(String(firstMobile + index));
    const hour = String(9 + (index % 8)).padStart(2, '0');
    const slot = await openSlot(clerk, { date: dayAhead(6), start: `${hour}:00`, end: `${hour}:30` });
    purchases.push({ buyer, addressId: await addressIn(buyer), slot });
  }
  return { purchases, goods: await stockedUp(clerk, 2, stock), clerk };
};
