import type { Item, SlotAnswer } from '@tokri/contracts/http';
import { newCustomer } from '../../support/api/customers.ts';
import { peopleUnderTest, testPartyId, type People } from '../../support/api/people.ts';
import {
  goodsOnSale,
  itemsOnSale,
  orderIn,
  placeOrder,
  readyToOrder,
  type Goods,
  type Purchase,
} from '../../support/api/shopping.ts';
import type { Person } from '../../support/api/sign-in.ts';
import { dayAhead, openSlot, openTestTown } from '../../support/api/test-town.ts';

/** What the good calls of one spec file stand on. */
export interface Ground {
  readonly people: People;
  /** May do everything. */
  readonly staff: Person;
  readonly customer: Person;
  /** Of the member among the people. */
  readonly partyId: number;
  readonly goods: Goods;
  readonly item: Item;
  readonly addressId: number;
  readonly pdate: string;
  /** A slot in which the customer holds nothing yet; another one at every call. */
  freshSlot(): Promise<SlotAnswer>;
  purchase(): Promise<Purchase>;
  /** A confirmed order of the customer that nothing has been done with. */
  order(): Promise<number>;
  /** One to look at, the same at every call. */
  seenOrder(): Promise<number>;
}

const slotsADay = 48;
/**
 * How many days ahead cases order. An order that waits for its payment has the cart of its day, so it gets a day of its own. The tenth after seeding is the demo's blackout day, also here.
 */
export const daysAhead = { ordinary: [2, 3, 4, 5], unpaid: [6, 7, 8, 9] } as const;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const timeOf = (half: number): string =>
  half === slotsADay
    ? '23:59'
    : `${twoDigits(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`;

/**
 * Slots are taken in turn, from the second of the run on: a hold that an earlier run left open does not meet this one. Each is of another day than the one before: the cart of an
 * order that was just confirmed is still being emptied.
 */
const slotTurns = () => {
  let turn = Math.floor(Date.now() / 1000);
  return () => {
    turn += 1;
    const { ordinary } = daysAhead;
    const half = Math.floor(turn / ordinary.length) % slotsADay;
    return {
      date: dayAhead(ordinary[turn % ordinary.length] ?? ordinary[0]),
      start: timeOf(half),
      end: timeOf(half + 1),
    };
  };
};

/** Prepares the ground through the API. */
export const prepareGround = async (): Promise<Ground> => {
  const people = peopleUnderTest();
  const { clerk: staff } = people;
  await openTestTown(staff);
  // Somebody new in every file: a customer may hold few places at a time, and cases leave theirs open.
  const { buyer: customer, addressId } = await newCustomer();
  const partyId = await testPartyId(staff);
  const [goods] = await goodsOnSale(1);
  const item = (await itemsOnSale(200)).find(({ Id }) => Id === goods?.itemId);
  if (!goods || !item) throw new Error('the shop has nothing to sell');
  const nextSlot = slotTurns();
  const freshSlot = () => openSlot(staff, nextSlot());
  const purchase = async (): Promise<Purchase> => ({
    buyer: customer,
    addressId,
    slot: await freshSlot(),
  });
  const order = async (): Promise<number> => {
    const { Id } = await placeOrder(customer, await readyToOrder(await purchase(), [goods]));
    return (await orderIn(customer, Id, { states: [3] })).Id;
  };
  let seen: Promise<number> | undefined;
  const seenOrder = (): Promise<number> => (seen ??= order());
  return {
    people,
    staff,
    customer,
    partyId,
    goods,
    item,
    addressId,
    pdate: dayAhead(1),
    freshSlot,
    purchase,
    order,
    seenOrder,
  };
};
