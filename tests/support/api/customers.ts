import { randomUUID } from 'node:crypto';
import { freshMobile } from './mobiles.ts';
import { goodsOnSale, type Purchase } from './shopping.ts';
import { signIn } from './sign-in.ts';
import { addressIn, type TownWindow, openSlot } from './test-town.ts';
import type { Person } from './sign-in.ts';

/** Somebody new, with an address in the test town. */
export const newCustomer = async (): Promise<{
  readonly buyer: Person;
  readonly addressId: number;
}> => {
  const buyer = await signIn(freshMobile());
  return { buyer, addressId: await addressIn(buyer) };
};

/** A new customer on the way to a slot of the test town. */
export const newPurchase = async (staff: Person, wish: TownWindow): Promise<Purchase> => {
  const [slot, customer] = await Promise.all([openSlot(staff, wish), newCustomer()]);
  return { ...customer, slot };
};

/** What a browser stores under OnlineCartList when somebody who is not signed in has put one thing in the cart. */
export const visitorsCart = async (): Promise<string> => {
  const [goods] = await goodsOnSale(1);
  if (!goods) throw new Error('the shop has nothing to sell');
  return JSON.stringify([
    {
      ItemId: goods.itemId,
      UnitId: goods.unitId,
      OfferId: 0,
      LineKey: randomUUID(),
      Quantity: goods.quantity,
      UserId: 0,
      Message: '',
    },
  ]);
};
