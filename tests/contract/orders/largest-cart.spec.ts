import type { BillResponse } from '@tokri/contracts/api';
import { maxCartLines, orderStatus } from '@tokri/contracts/orders';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import { decodeUnverifiedQuote } from '@tokri/service-kit/auth';
import { eventually } from '@tokri/service-kit/testing';
import { callApi, callApiOk, type CommandEntry } from '../../support/api/call-api.ts';
import { createCustomer } from '../../support/api/customers.ts';
import {
  cartLineBody,
  fillCart,
  holdSlot,
  listItemsOnSale,
  orderBody,
  placeOrder,
  readCart,
  waitForOrder,
  waitForQuote,
  type Goods,
  type Purchase,
} from '../../support/api/shopping.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createFixture, type Fixture } from '../cases/index.ts';
import { createTrialItems, deleteItem } from './trial-items.ts';

jest.setTimeout(180_000);

const letters = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
/** Without vowel signs: a text has at most four marks on a letter. */
const hindi = letters(0x0905, 0x0939);
/** Of so many letters that no compression makes their texts small. */
const chineseAndKorean = [
  ...letters(0x3400, 0x4db5),
  ...letters(0x4e00, 0x9fa5),
  ...letters(0xac00, 0xd7a3),
];

const buildTexts = (index: number, script: readonly string[]) => {
  const random = seededRandom(index + 1);
  const write = (length: number): string =>
    Array.from({ length }, () => script[random(script.length)]).join('');
  return { name: write(200), brand: write(100), unitName: write(40) };
};

describe('the largest cart', () => {
  let fixture: Fixture;
  let images: readonly string[];
  let goods: readonly Goods[];
  const createdIds: number[] = [];

  const createItems = async (
    count: number,
    script: readonly string[],
  ): Promise<readonly Goods[]> => {
    const items = await createTrialItems(
      fixture,
      Array.from({ length: count }, (_, index) => {
        const { name, brand, unitName } = buildTexts(index, script);
        const unit = { Name: unitName, Rate: 40, Mrp: 50, Stock: 5, MaxPerOrder: 5 };
        return {
          Name: name,
          Brand: brand,
          Images: images.slice(index % images.length).slice(0, 1),
          Units: [{ ...unit, Net: { Value: 1000, Measure: 'g' as const } }],
        };
      }),
    );
    createdIds.push(...items.map(({ itemId }) => itemId));
    return items;
  };
  const createPurchase = async (): Promise<Purchase> => ({
    ...(await createCustomer()),
    slot: await fixture.createSlot(),
  });

  beforeAll(async () => {
    fixture = await createFixture();
    images = (await listItemsOnSale(200)).flatMap(({ Images }) =>
      Images.slice(0, 1).map(({ Small }) => /[0-9a-f]{64}/.exec(Small)?.[0] ?? ''),
    );
    goods = await createItems(maxCartLines + 1, hindi);
  });
  afterAll(async () => {
    for (const itemId of createdIds) await deleteItem(fixture, itemId);
  });

  it('of 100 items with the longest Hindi names is held, ordered and billed', async () => {
    const purchase = await createPurchase();
    const { buyer, slot } = purchase;
    await fillCart(buyer, goods.slice(0, maxCartLines), slot.Date);
    const quoteToken = await waitForQuote(purchase);
    const claims = JSON.stringify(decodeUnverifiedQuote(quoteToken));
    expect(Buffer.byteLength(claims)).toBeGreaterThan(maxJsonBodyBytes);
    const { Id: holdId } = await holdSlot(purchase, quoteToken);
    const { Id: orderId } = await placeOrder(buyer, orderBody(purchase, quoteToken, holdId));
    const order = await waitForOrder(buyer, orderId, { states: [orderStatus.Confirmed] });
    const names = goods.slice(0, maxCartLines).map((_, index) => buildTexts(index, hindi).name);
    expect(order.Lines?.map(({ Name }) => Name)).toEqual(names);

    await callApiOk({
      method: 'POST',
      path: '/api/admin/order/move',
      token: fixture.staff.token,
      body: { Status: orderStatus.Packed, TransactionIds: [orderId] },
    });
    const bill = await eventually(
      async () => {
        const query = { Transid: String(orderId) };
        const [newest] = await callApiOk<readonly BillResponse[]>({
          path: '/api/EditBill',
          query,
          token: buyer.token,
        });
        return newest?.PdfUrl ? newest : undefined;
      },
      { missing: 'the bill' },
    );
    expect(bill.Lines.map(({ Name }) => Name)).toEqual(names);
    const pdf = await callApi({ path: bill.PdfUrl });
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('does not accept the 101st item and says why', async () => {
    const { buyer, slot } = await createPurchase();
    await fillCart(buyer, goods.slice(0, maxCartLines), slot.Date);
    expect((await readCart(buyer, slot.Date)).Lines).toHaveLength(maxCartLines);
    const [another] = goods.slice(maxCartLines);
    if (!another) throw new Error('there is no 101st item');
    expect(
      await callApiOk<readonly CommandEntry[]>({
        method: 'POST',
        path: '/api/Cart',
        token: buyer.token,
        body: cartLineBody(buyer, another, slot.Date),
      }),
    ).toMatchObject([
      {
        Error: 1,
        Code: 'cart-full',
        Message: 'Your cart can have at most 100 different items. Order these first.',
      },
    ]);
  });

  it('asks to split an order that no request could carry, before a slot is held', async () => {
    const purchase = await createPurchase();
    const { buyer, slot, addressId } = purchase;
    await fillCart(buyer, await createItems(maxCartLines, chineseAndKorean), slot.Date);
    const cart = await readCart(buyer, slot.Date, {
      AddressId: String(addressId),
      SlotId: String(slot.Id),
    });
    expect(cart.Lines).toHaveLength(maxCartLines);
    expect(cart.Quote).toBeNull();
    expect(cart.Messages).toEqual([
      {
        Code: 'cart-too-large',
        Text: 'This cart is too large for one order. Remove a few items and order them separately.',
        LineId: 0,
      },
    ]);
  });
});
