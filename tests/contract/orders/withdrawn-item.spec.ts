import type { CartResponse } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, sendCommand, type CommandEntry } from '../../support/api/call-api.ts';
import { createCustomer } from '../../support/api/customers.ts';
import {
  orderBody,
  placeOrder,
  prepareOrder,
  readCart,
  waitForOrder,
  waitForQuote,
  type Purchase,
} from '../../support/api/shopping.ts';
import { readSlot } from '../../support/api/test-area.ts';
import { createFixture, type Fixture } from '../cases/index.ts';
import { createTrialItems, deleteItem, hideItem } from './trial-items.ts';

type RejectedEntry = CommandEntry & {
  readonly Cart: CartResponse | null;
  readonly Short: readonly object[];
};

describe('an item that staff withdraw while a quote with it is valid', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const prepareOrderWithTrialItem = async () => {
    const [withdrawn] = await createTrialItems(fixture, [{ Name: 'Recalled pickle' }]);
    if (!withdrawn) throw new Error('no item was created');
    const slot = await fixture.createSlot();
    const purchase: Purchase = { ...(await createCustomer()), slot };
    const body = await prepareOrder(purchase, [withdrawn, fixture.goods]);
    return { purchase, body, withdrawn, left: slot.Left };
  };
  const readCartOf = ({ buyer, addressId, slot }: Purchase): Promise<CartResponse> =>
    readCart(buyer, slot.Date, { AddressId: String(addressId), SlotId: String(slot.Id) });
  const findUnavailable = (cart: CartResponse | null) =>
    cart?.Lines.filter(({ Code }) => Code === 'not-available') ?? [];

  it.each([
    ['hide', hideItem],
    ['delete', deleteItem],
  ])(
    'is named in the rejection and in the attached cart when staff %s it, and the rest can be ordered on the same hold',
    async (_action, withdraw) => {
      const { purchase, body, withdrawn, left } = await prepareOrderWithTrialItem();
      const { buyer } = purchase;
      await withdraw(fixture, withdrawn.itemId);
      const [line] = await eventually(
        async () => {
          const unavailable = findUnavailable(await readCartOf(purchase));
          return unavailable.length > 0 ? unavailable : undefined;
        },
        { missing: 'the line that is not available' },
      );
      const [rejected] = await callApiOk<readonly RejectedEntry[]>({
        method: 'POST',
        path: '/api/TransactionWithoutPayment',
        token: buyer.token,
        body,
      });
      expect(rejected).toMatchObject({
        Error: 1,
        Code: 'item-withdrawn',
        Message:
          'Recalled pickle is no longer available. Remove it from your cart and order the rest.',
        Status: orderStatus.Rejected,
        Short: [{ ItemId: withdrawn.itemId, UnitId: withdrawn.unitId, Wanted: 1, Stock: 0 }],
      });
      expect(findUnavailable(rejected?.Cart ?? null)).toMatchObject([
        { ItemId: withdrawn.itemId, Name: 'Recalled pickle', Message: 'Out of stock' },
      ]);

      await sendCommand({
        method: 'GET',
        path: '/api/Cart',
        query: { DeleteCartId: String(line?.Id) },
        token: buyer.token,
      });
      const quoteToken = await waitForQuote(purchase);
      // The list of slots is up to a second old.
      await eventually(
        async () => (await readSlot(purchase.slot.Id, purchase.slot.Date)).Left === left - 1,
        { missing: 'the unit that the customer keeps' },
      );
      const { Id } = await placeOrder(buyer, orderBody(purchase, quoteToken, body.HoldId));
      const order = await waitForOrder(buyer, Id, { states: [orderStatus.Confirmed] });
      expect(order.Lines?.map(({ ItemId }) => ItemId)).toEqual([fixture.goods.itemId]);
    },
  );
});
