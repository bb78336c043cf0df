import { randomUUID } from 'node:crypto';
import { addDays, kolkataDate } from '@tokri/contracts';
import { cartRepriced, dayStockState, itemState } from '@tokri/contracts/events';
import type { DataOf, Envelope } from '@tokri/contracts/events';
import type { CartAnswer } from '@tokri/contracts/http';
import { collect, publishTo } from '@tokri/service-kit/testing';
import { dal, onion } from '../src/testing/shelf.ts';
import { startCartService, type CartService } from './cart-service.ts';

let shop: CartService;
let told: Envelope<DataOf<typeof cartRepriced>>[];
let seq = 1;
beforeAll(async () => {
  shop = await startCartService('changes');
  told = collect(shop.broker, [cartRepriced]) as typeof told;
}, 60_000);
afterAll(() => shop.stop());

const priced = (ratePaise: number) =>
  publishTo(shop.broker, itemState, {
    key: '11',
    seq: (seq += 1),
    data: {
      ...onion,
      units: onion.units.map((unit) => ({
        ...unit,
        rates: unit.rates.map((rate) => ({ ...rate, ratePaise })),
      })),
    },
  });
const codesOf = ({ Changes }: CartAnswer) => Changes.map(({ Code, Was, Now }) => [Code, Was, Now]);
const toldOf = (userId: number) =>
  told
    .filter(({ data }) => data.userId === userId)
    .map(({ data }) => data.changes.map(({ code }) => code));
const until = (userId: number, ...codes: string[]) =>
  shop.eventually(() => toldOf(userId).some((one) => one.join() === codes.join()), {
    missing: `${codes.join()} for user ${userId}`,
    timeoutMs: 15_000,
  });

describe('an open cart when the shop changes', () => {
  it('a dearer rate, is told at once, shown with both prices, and forgotten when the line is touched', async () => {
    const { Id } = await shop.upload(1);
    const before = await shop.read(1);
    expect(before.Changes).toEqual([]);
    await priced(4400);
    await until(1, 'price-up');
    const after = await shop.read(1);
    expect(after.Changes).toEqual([
      {
        LineId: Id,
        LineKey: before.Lines[0]?.LineKey,
        ItemId: 11,
        Code: 'price-up',
        Text: 'Onion is now ₹44, it was ₹42 when you added it.',
        Was: 42,
        Now: 44,
      },
    ]);
    expect(after.Totals.Items).toBe(88);
    await shop.upload(1, { LineKey: before.Lines[0]?.LineKey, Quantity: 3 });
    expect((await shop.read(1)).Changes).toEqual([]);
    await priced(4200);
    await shop.eventually(async () => codesOf(await shop.read(1)).join() === 'price-down,44,42', {
      missing: 'the lower price',
    });
  });
  it('stock that no longer suffices, is told to the cart that it matters to, and to nobody else', async () => {
    await shop.upload(2, { ItemId: 12, UnitId: 22, Quantity: 3 });
    await shop.upload(3, { ItemId: 12, UnitId: 22, Quantity: 1 });
    await shop.read(2);
    await shop.read(3);
    await shop.stock(22, 2, (seq += 1));
    await until(2, 'stock-short');
    expect(codesOf(await shop.read(2))).toEqual([['stock-short', null, null]]);
    expect([codesOf(await shop.read(3)), toldOf(3)]).toEqual([[], []]);
    await shop.stock(22, 3, (seq += 1));
  });
  it('an offer that begins and ends, is told by its name', async () => {
    const offer = {
      rule: {
        kind: 'percentage' as const,
        offerId: 8,
        name: 'Onion week',
        scope: { kind: 'items' as const, items: [{ itemId: 11, unitId: 0 }] },
        basisPoints: 5000,
      },
      companyId: 1,
      partyId: 0,
      fromDate: kolkataDate(new Date()),
      toDate: addDays(kolkataDate(new Date()), 5),
      places: [],
      isOn: true,
    };
    await shop.upload(4);
    await shop.read(4);
    await shop.offer(1, offer);
    await until(4, 'offer-begun');
    expect((await shop.read(4)).Changes).toMatchObject([
      { Code: 'offer-begun', Text: 'Onion: new offer – Onion week' },
    ]);
    await shop.offer(2, { ...offer, isOn: false });
    await until(4, 'offer-ended');
    expect((await shop.read(4)).Changes).toEqual([]);
  });
  it('a limit of the delivery date, caps what a line may hold and is stock for it', async () => {
    await publishTo(shop.broker, dayStockState, {
      key: `21:${shop.pdate}`,
      seq: 1,
      data: { unitId: 21, itemId: 11, date: shop.pdate, left: 1 },
    });
    await shop.eventually(
      async () => (await shop.upload(5, { LineKey: randomUUID() })).Capped === true,
      { missing: 'a capped line' },
    );
    const stockOn = async (PDate: string): Promise<number> =>
      (
        (
          await shop.call(
            'GET',
            `read-stock?companyId=1&itemId=11&unitId=21&PDate=${PDate}&UserId=0`,
          )
        ).body as { Stock: number }[]
      )[0]?.Stock ?? -1;
    expect([await stockOn(shop.pdate), await stockOn(addDays(shop.pdate, 1))]).toEqual([1, 100]);
    await publishTo(shop.broker, dayStockState, {
      key: `21:${shop.pdate}`,
      seq: 2,
      data: { unitId: 21, itemId: 11, date: shop.pdate, left: null },
    });
    await shop.eventually(async () => (await stockOn(shop.pdate)) === 100, {
      missing: 'the lifted limit',
    });
  });
  it('lines on a device, are told against what the device has shown', async () => {
    const preview = async (
      SeenRateWithTax?: number,
      SeenOfferIds?: readonly number[],
    ): Promise<CartAnswer> =>
      (
        await shop.call('POST', 'preview-cart', {
          body: {
            Lines: [
              {
                LineKey: randomUUID(),
                ItemId: 12,
                UnitId: 22,
                Quantity: 1,
                SeenRateWithTax,
                SeenOfferIds,
              },
            ],
            Pincode: '',
          },
        })
      ).body;
    const now = (await preview()).Lines[0]?.RateWithTax ?? 0;
    expect(now).toBeGreaterThan(dal.units.length);
    const running = (await preview()).Lines[0]?.OfferIds ?? [];
    expect((await preview(now, [...running, 8, 8, 987])).Changes.map(({ Code }) => Code)).toEqual([
      'offer-ended',
    ]);
    expect((await preview(now, running)).Changes).toEqual([]);
    expect([
      codesOf(await preview()),
      codesOf(await preview(now)),
      codesOf(await preview(now + 5)),
    ]).toEqual([[], [], [['price-down', now + 5, now]]]);
  });
});
