import type { ItemResponse, SlotResponse } from '@tokri/contracts/api';
import { createCustomer } from '../../support/api/customers.ts';
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

/** What the good calls of one spec file stand on. */
export interface Fixture {
  readonly users: TestUsers;
  /** May do everything. */
  readonly staff: SignedInUser;
  readonly customer: SignedInUser;
  /** Of the member among the people. */
  readonly partyId: number;
  readonly goods: Goods;
  readonly item: ItemResponse;
  readonly addressId: number;
  readonly deliveryDate: string;
  /** A slot in which the customer holds nothing yet; another one at every call. */
  createSlot(): Promise<SlotResponse>;
  createPurchase(): Promise<Purchase>;
  /** A confirmed order of the customer that nothing has been done with. */
  createOrder(): Promise<number>;
  /** One to look at, the same at every call. */
  sharedOrder(): Promise<number>;
}

const slotsPerDay = 48;
/**
 * How many days ahead cases order. An order that waits for its payment has the cart of its day, so it gets a day of its own. The tenth after seeding is the demo's blackout day, also here.
 */
export const orderDays = { ordinary: [2, 3, 4, 5], unpaid: [6, 7, 8, 9] } as const;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const halfHourStart = (halfHour: number): string =>
  halfHour === slotsPerDay
    ? '23:59'
    : `${twoDigits(Math.floor(halfHour / 2))}:${halfHour % 2 === 0 ? '00' : '30'}`;

/**
 * Slots are taken in turn, from the second of the run on: a hold that an earlier run left open does not meet this one. Each is of another day than the one before: the cart of an
 * order that was just confirmed is still being emptied.
 */
const createSlotWindows = () => {
  let index = Math.floor(Date.now() / 1000);
  return () => {
    index += 1;
    const { ordinary } = orderDays;
    const halfHour = Math.floor(index / ordinary.length) % slotsPerDay;
    return {
      date: dayAhead(ordinary[index % ordinary.length] ?? ordinary[0]),
      start: halfHourStart(halfHour),
      end: halfHourStart(halfHour + 1),
    };
  };
};

/** Prepares the ground through the API. */
export const createFixture = async (): Promise<Fixture> => {
  const users = testUsers();
  const { clerk: staff } = users;
  await openTestArea(staff);
  // Somebody new in every file: a customer may hold few places at a time, and cases leave theirs open.
  const { buyer: customer, addressId } = await createCustomer();
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
