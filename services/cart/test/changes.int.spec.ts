import { randomUUID } from 'node:crypto';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { cartRepriced, dayStockSnapshot, itemSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import type { CartResponse } from '@tokri/contracts/api';
import { collectEvents, publishEvent } from '@tokri/service-kit/testing';
import { dal, onion } from '../src/testing/catalog-fixtures.ts';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
let published: Envelope<EventData<typeof cartRepriced>>[];
let seq = 1;
beforeAll(async () => {
  service = await startCartService('changes');
  published = collectEvents(service.broker, [cartRepriced]) as typeof published;
});
afterAll(() => service.stop());

const publishRate = (ratePaise: number) =>
  publishEvent(service.broker, itemSnapshot, {
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
const toChangeCodes = ({ Changes }: CartResponse) =>
  Changes.map(({ Code, Was, Now }) => [Code, Was, Now]);
const findPublishedCodes = (userId: number) =>
  published
    .filter(({ data }) => data.userId === userId)
    .map(({ data }) => data.changes.map(({ code }) => code));
const waitForChange = (userId: number, ...codes: string[]) =>
  service.eventually(
    () => findPublishedCodes(userId).some((published) => published.join() === codes.join()),
    {
      missing: `${codes.join()} for user ${userId}`,
    },
  );

describe('open cart when the catalog changes', () => {
  it('publishes a price increase once and shows both prices until the line is changed', async () => {
    const { Id } = await service.uploadLine(1);
    const before = await service.readCart(1);
    expect(before.Changes).toEqual([]);
    await publishRate(4400);
    await waitForChange(1, 'price-up');
    const after = await service.readCart(1);
    expect(after.Changes).toEqual([
      {
        LineId: Id,
        LineKey: before.Lines[0]?.LineKey,
        ItemId: 11,
        Code: 'price-up',
        Text: 'Onion is now ₹44 (₹42 when you added it).',
        Was: 42,
        Now: 44,
      },
    ]);
    expect((await service.readCart(1, '&lang=hi')).Changes[0]?.Text).toBe(
      'प्याज़ का दाम अब ₹44 है (जोड़ते समय ₹42 था)।',
    );
    expect(after.Totals.Items).toBe(88);
    await service.uploadLine(1, { LineKey: before.Lines[0]?.LineKey, Quantity: 3 });
    expect((await service.readCart(1)).Changes).toEqual([]);
    await publishRate(4200);
    await service.eventually(
      async () => toChangeCodes(await service.readCart(1)).join() === 'price-down,44,42',
      {
        missing: 'the lower price',
      },
    );
  });
  it('publishes insufficient stock only to the affected cart', async () => {
    await service.uploadLine(2, { ItemId: 12, UnitId: 22, Quantity: 3 });
    await service.uploadLine(3, { ItemId: 12, UnitId: 22, Quantity: 1 });
    await service.readCart(2);
    await service.readCart(3);
    await service.publishStock(22, 2, (seq += 1));
    await waitForChange(2, 'stock-short');
    expect(toChangeCodes(await service.readCart(2))).toEqual([['stock-short', null, null]]);
    expect([toChangeCodes(await service.readCart(3)), findPublishedCodes(3)]).toEqual([[], []]);
    await service.publishStock(22, 3, (seq += 1));
  });
  it('reports by name an offer that begins or ends', async () => {
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
      fromDate: shopDate(new Date()),
      toDate: addDays(shopDate(new Date()), 5),
      places: [],
      isOn: true,
    };
    await service.uploadLine(4);
    await service.readCart(4);
    await service.publishOffer(1, offer);
    await waitForChange(4, 'offer-begun');
    expect((await service.readCart(4)).Changes).toMatchObject([
      { Code: 'offer-begun', Text: 'Onion: new offer – Onion week' },
    ]);
    await service.publishOffer(2, { ...offer, isOn: false });
    await waitForChange(4, 'offer-ended');
    expect((await service.readCart(4)).Changes).toEqual([]);
  });
  it('caps a line at the daily limit and shows it as stock', async () => {
    await publishEvent(service.broker, dayStockSnapshot, {
      key: `21:${service.pdate}`,
      seq: 1,
      data: { unitId: 21, itemId: 11, date: service.pdate, left: 1 },
    });
    await service.eventually(
      async () => (await service.uploadLine(5, { LineKey: randomUUID() })).Capped === true,
      { missing: 'a capped line' },
    );
    const readStock = async (PDate: string): Promise<number> =>
      (
        (
          await service.call(
            'GET',
            `read-stock?companyId=1&itemId=11&unitId=21&PDate=${PDate}&UserId=0`,
          )
        ).body as { Stock: number }[]
      )[0]?.Stock ?? -1;
    expect([await readStock(service.pdate), await readStock(addDays(service.pdate, 1))]).toEqual([
      1, 100,
    ]);
    await publishEvent(service.broker, dayStockSnapshot, {
      key: `21:${service.pdate}`,
      seq: 2,
      data: { unitId: 21, itemId: 11, date: service.pdate, left: null },
    });
    await service.eventually(async () => (await readStock(service.pdate)) === 100, {
      missing: 'the lifted limit',
    });
  });
  it('reports changes of device lines against what the device has shown', async () => {
    const preview = async (
      SeenRateWithTax?: number,
      SeenOfferIds?: readonly number[],
    ): Promise<CartResponse> =>
      (
        await service.call('POST', 'preview-cart', {
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
    const offerIds = (await preview()).Lines[0]?.OfferIds ?? [];
    expect((await preview(now, [...offerIds, 8, 8, 987])).Changes.map(({ Code }) => Code)).toEqual([
      'offer-ended',
    ]);
    expect((await preview(now, offerIds)).Changes).toEqual([]);
    expect([
      toChangeCodes(await preview()),
      toChangeCodes(await preview(now)),
      toChangeCodes(await preview(now + 5)),
    ]).toEqual([[], [], [['price-down', now + 5, now]]]);
  });
});
