import { createBusinessCustomer } from '../../support/api/business-customers.ts';
import { createCustomer } from '../../support/api/customers.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { restockGoods, type Goods, type Purchase } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestArea } from '../../support/api/test-area.ts';

const stockPerItem = 100_000;
/** Days rotate, so that a cart is empty again before its next order. */
const daysAhead = [4, 5, 6] as const;

export type Shopper = (orderIndex: number) => Purchase;

type Register = (staff: SignedInUser) => Promise<Omit<Purchase, 'slot'>>;

const creditTerms = { limit: 100_000, termsDays: 30 };
export const registerBusiness: Register = (staff) => createBusinessCustomer(staff, creditTerms);

/** As many unpaid orders as a customer may have: two in each slot. */
const ordersPerCustomer = 6;

const createShopper = async (
  staff: SignedInUser,
  {
    index,
    orderCount,
    register,
  }: { readonly index: number; readonly orderCount: number; readonly register: Register },
): Promise<Shopper> => {
  const hour = String(9 + (index % 8)).padStart(2, '0');
  const slots: Purchase['slot'][] = [];
  for (const days of daysAhead)
    slots.push(
      await openSlot(staff, { date: dayAhead(days), start: `${hour}:00`, end: `${hour}:30` }),
    );
  const customers: Omit<Purchase, 'slot'>[] = [];
  while (customers.length * ordersPerCustomer < orderCount) customers.push(await register(staff));
  return (orderIndex) => {
    const slot = slots[orderIndex % slots.length];
    const customer = customers[Math.floor(orderIndex / ordersPerCustomer)];
    if (!slot || !customer) throw new Error(`no shopper for order ${orderIndex}`);
    return { ...customer, slot };
  };
};

export const createShoppers = async (
  count: number,
  orderCount = 1,
  register: Register = createCustomer,
): Promise<{
  readonly shoppers: readonly Shopper[];
  readonly goods: readonly Goods[];
  readonly staff: SignedInUser;
}> => {
  const { clerk: staff } = await signInTestUsers();
  await openTestArea(staff);
  const created: Shopper[] = [];
  for (let index = 0; index < count; index += 1)
    created.push(await createShopper(staff, { index, orderCount, register }));
  return { shoppers: created, goods: await restockGoods(staff, 2, stockPerItem), staff };
};
