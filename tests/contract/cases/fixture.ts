import type { ItemResponse, SlotResponse } from '@tokri/contracts/api';
import { createCustomer } from '../../support/api/customers.ts';
import { liftOrderLimits } from '../../support/api/order-limits.ts';
import { testUsers, ensureTestParty, type TestUsers } from '../../support/api/test-users.ts';
import {
  findGoodsInStock,
  listItemsOnSale,
  waitForOrder,
  placeOrder,
  prepareOrder,
  type Goods,
  type Purchase,
} from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestArea } from '../../support/api/test-area.ts';

export interface Fixture {
  readonly users: TestUsers;
  readonly staff: SignedInUser;
  readonly customer: SignedInUser;
  readonly partyId: number;
  readonly goods: Goods;
  readonly item: ItemResponse;
  readonly addressId: number;
  readonly deliveryDate: string;
  createSlot(): Promise<SlotResponse>;
  createPurchase(): Promise<Purchase>;
  createOrder(): Promise<number>;
  sharedOrder(): Promise<number>;
}

const slotsPerDay = 48;
/**
 * Days from now. An unpaid order blocks the cart of its day, so unpaid orders have separate days.
 * The demo shop is closed ten days after it was filled, which is day 9 once midnight has passed.
 */
export const orderDays = { regular: [2, 3, 4, 5], unpaid: [6, 7, 8] } as const;
const windowsPerWorker = (slotsPerDay * orderDays.regular.length) / 2;
const jestWorker = Number(process.env.JEST_WORKER_ID ?? 0);
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const halfHourStart = (halfHour: number): string =>
  halfHour === slotsPerDay
    ? '23:59'
    : `${twoDigits(Math.floor(halfHour / 2))}:${halfHour % 2 === 0 ? '00' : '30'}`;

/**
 * The first window depends on the clock, so that holds of an earlier run are not met, and on the
 * jest worker. Consecutive windows are on different days, because the cart of a confirmed order is
 * emptied asynchronously.
 */
const createSlotWindows = () => {
  let index = Math.floor(Date.now() / 1000) + windowsPerWorker * jestWorker;
  return () => {
    index += 1;
    const { regular } = orderDays;
    const halfHour = Math.floor(index / regular.length) % slotsPerDay;
    return {
      date: dayAhead(regular[index % regular.length] ?? regular[0]),
      start: halfHourStart(halfHour),
      end: halfHourStart(halfHour + 1),
    };
  };
};

export const createFixture = async (): Promise<Fixture> => {
  const users = testUsers();
  const { clerk: staff } = users;
  await openTestArea(staff);
  const { buyer: customer, addressId } = await createCustomer();
  await liftOrderLimits(staff, customer);
  const partyId = await ensureTestParty(staff);
  const [goods] = await findGoodsInStock(1);
  const item = (await listItemsOnSale(200)).find(({ Id }) => Id === goods?.itemId);
  if (!goods || !item) throw new Error('the shop has nothing to sell');
  const nextWindow = createSlotWindows();
  const createSlot = () => openSlot(staff, nextWindow());
  const createPurchase = async (): Promise<Purchase> => ({
    buyer: customer,
    addressId,
    slot: await createSlot(),
  });
  const createOrder = async (): Promise<number> => {
    const { Id } = await placeOrder(customer, await prepareOrder(await createPurchase(), [goods]));
    return (await waitForOrder(customer, Id, { states: [3] })).Id;
  };
  let shared: Promise<number> | undefined;
  const sharedOrder = (): Promise<number> => (shared ??= createOrder());
  return {
    users,
    staff,
    customer,
    partyId,
    goods,
    item,
    addressId,
    deliveryDate: dayAhead(1),
    createSlot,
    createPurchase,
    createOrder,
    sharedOrder,
  };
};
