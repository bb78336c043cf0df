import { addDays, kolkataDate } from '@tokri/contracts/dates';
import { couponSnapshot, offerSnapshot } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import type { ItemResponse, OfferBanner, OfferResponse } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest, RequestOptions } from './catalog-service.ts';

interface Counted {
  readonly OfferId: number;
  readonly Name: string;
  readonly Count: number;
}
interface Filtered {
  readonly Items: readonly ItemResponse[];
  readonly Total: number;
  readonly Facets: { readonly Offers: readonly Counted[] };
}

describe('offers', () => {
  let catalog: CatalogUnderTest;
  let response: Envelope<Record<string, unknown>>[];
  const today = kolkataDate(new Date());
  const ids = { type: 0, other: 0, dal: 0, rice: 0, tea: 0 };

  const offer = (change: Record<string, unknown>) =>
    catalog.write('save-offer', {
      Name: 'Offer',
      Kind: 'percentage',
      Percent: 10,
      Scope: 'items',
      FromDate: today,
      ToDate: addDays(today, 5),
      ...change,
    });
  const read = async <Body>(
    row: string,
    query: Record<string, string>,
    options: Partial<RequestOptions> = {},
  ): Promise<Body> => {
    const answer = await catalog.call<Body>(row, { query, ...options });
    if (answer.status !== 200)
      throw new Error(`${row}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  beforeAll(async () => {
    catalog = await startCatalog('offers');
    response = collectEvents(catalog.broker, [offerSnapshot, couponSnapshot]) as typeof response;
    ids.type = await catalog.shelf('Staples', 'Dals & Pulses');
    ids.other = await catalog.shelf('Beverages', 'Tea');
    ids.dal = (await catalog.write('create-item', itemBody(ids.type, { Name: 'Toor Dal' }))).Id;
    ids.rice = (await catalog.write('create-item', itemBody(ids.type, { Name: 'Rice' }))).Id;
    ids.tea = (await catalog.write('create-item', itemBody(ids.other, { Name: 'Tea' }))).Id;
  });
  afterAll(() => catalog.stop());

  it('shows an offer on a type in every view and publishes it', async () => {
    const { Id } = await offer({
      Name: 'Pulses week',
      Percent: 12.5,
      Scope: 'types',
      ItemTypeIds: [ids.type],
    });
    expect(await read<Counted[]>('list-running-offers', { DistictOffers: '0' })).toEqual([
      { OfferId: Id, Name: 'Pulses week', Count: 2 },
    ]);
    expect(
      (await read<ItemResponse[]>('list-offer-items', { UserId: '0' })).map((buildItem) => [
        buildItem.Id,
        buildItem.Offer,
      ]),
    ).toEqual([
      [ids.dal, { OfferId: Id, Name: 'Pulses week' }],
      [ids.rice, { OfferId: Id, Name: 'Pulses week' }],
    ]);
    expect(
      (await read<ItemResponse[]>('list-items-of-offer', { UserId: '0', OfferId: String(Id) })).map(
        (buildItem) => buildItem.Id,
      ),
    ).toEqual([ids.dal, ids.rice]);
    expect(
      await read<OfferResponse[]>('list-offers-for-place', { pincode: '560034', Partyid: '0' }),
    ).toMatchObject([
      {
        OfferId: Id,
        Kind: 'percentage',
        Text: '12.5% off',
        Scope: 'types',
        ItemTypeIds: [ids.type],
        ItemCount: 2,
      },
    ]);
    expect(
      await read<OfferResponse[]>('list-offers-of-company', { OfferUsercompanyId: '1' }),
    ).toMatchObject([{ OfferId: Id, CompanyId: 1, PartyId: 0 }]);
    expect(await read<OfferBanner[]>('list-banners-of-company', { companyid: '1' })).toMatchObject([
      { OfferId: Id, Title: 'Pulses week', Link: `/offer-item-list?OfferId=${Id}` },
    ]);
    expect(await read<OfferBanner[]>('list-banners-for-place', { pincode: '560034' })).toHaveLength(
      1,
    );
    const filtered = await read<Filtered>('filter-items', { offer: String(Id) });
    expect([filtered.Total, filtered.Facets.Offers]).toEqual([
      2,
      [{ OfferId: Id, Name: 'Pulses week', Count: 2 }],
    ]);
    await eventually(
      () =>
        response.some(
          ({ key, data }) =>
            key === `offer:${Id}` && (data.rule as { basisPoints?: number }).basisPoints === 1250,
        ),
      { missing: 'the offer on its topic' },
    );
  });

  it('requires items for an offer on items and keeps them on update', async () => {
    const { Id } = await offer({ Name: 'Tea bonus', Kind: 'buy-x-get-y', Buy: 2, Free: 1 });
    const goods = () =>
      read<ItemResponse[]>('list-items-of-offer', { UserId: '0', OfferId: String(Id) });
    expect(await goods()).toEqual([]);
    await catalog.write('map-offer-items', { OfferId: Id, Items: [{ ItemId: ids.tea }] });
    expect((await goods()).map((buildItem) => buildItem.Id)).toEqual([ids.tea]);
    await offer({ Id, Name: 'Tea bonus', Kind: 'buy-x-get-y', Buy: 3, Free: 1 });
    expect((await goods()).map(({ Offer }) => Offer)).toEqual([{ OfferId: Id, Name: 'Tea bonus' }]);
    await offer({ Id, Name: 'Tea bonus', Kind: 'buy-x-get-y', Buy: 3, Free: 1, Status: 0 });
    expect(await goods()).toEqual([]);
  });

  it('returns the parts of a combo', async () => {
    const { Id } = await offer({ Name: 'Meal', Kind: 'combo', Price: 199, ToDate: today });
    await catalog.write('map-offer-items', {
      OfferId: Id,
      Items: [{ ItemId: ids.dal, Quantity: 2 }, { ItemId: ids.tea }],
    });
    const [meal] = (
      await read<OfferResponse[]>('list-offers-of-company', { OfferUsercompanyId: '1' })
    ).filter(({ OfferId }) => OfferId === Id);
    expect(meal).toMatchObject({
      Text: 'Together ₹199',
      Items: [
        { ItemId: ids.dal, UnitId: 0, Quantity: 2 },
        { ItemId: ids.tea, UnitId: 0, Quantity: 1 },
      ],
      ItemCount: 2,
    });
    await offer({ Id, Name: 'Meal', Kind: 'combo', Price: 199, Status: 0 });
  });

  it('limits offers by party, location and date', async () => {
    const party = (await offer({ Name: 'Caterers', Scope: 'everything', PartyId: 1 })).Id;
    const place = (
      await offer({
        Name: 'Chennai',
        Scope: 'everything',
        Places: [{ PincodeFrom: '600001', PincodeTo: '600020' }],
      })
    ).Id;
    const past = (
      await offer({
        Name: 'Past',
        Scope: 'everything',
        FromDate: addDays(today, -9),
        ToDate: addDays(today, -1),
      })
    ).Id;
    const future = (
      await offer({
        Name: 'Future',
        Scope: 'everything',
        FromDate: addDays(today, 2),
        ToDate: addDays(today, 3),
      })
    ).Id;
    const seen = async (row: string, query: Record<string, string>) =>
      (await read<OfferResponse[]>(row, query))
        .map(({ OfferId }) => OfferId)
        .filter((id) => [party, place, past, future].includes(id));
    expect(await seen('list-offers-for-place', { pincode: '560034', Partyid: '0' })).toEqual([]);
    expect(await seen('list-offers-for-place', { pincode: '560034', Partyid: '1' })).toEqual([
      party,
    ]);
    expect(await seen('list-offers-for-place', { pincode: '600004', Partyid: '0' })).toEqual([
      place,
    ]);
    expect(await seen('list-offers-of-company', { OfferUsercompanyId: '1', PartyId: '1' })).toEqual(
      [party, place],
    );
    expect(await seen('list-offers-of-company', { OfferUsercompanyId: '2', PartyId: '1' })).toEqual(
      [party, place],
    );
    const offerOfTea = async (options: Partial<RequestOptions>, query: Record<string, string>) =>
      (
        await read<ItemResponse[]>(
          'list-items-for-place',
          {
            typeId: String(ids.other),
            categoryId: '0',
            pincode: '560034',
            userId: '0',
            PDate: '0',
            ...query,
          },
          options,
        )
      )[0]?.Offer?.Name;
    expect([
      await offerOfTea({}, {}),
      await offerOfTea({}, { pincode: '600004' }),
      await offerOfTea({}, { PDate: addDays(today, 2) }),
      await offerOfTea({ as: 'customer', partyId: 1 }, { userId: '7' }),
    ]).toEqual([undefined, 'Chennai', 'Future', 'Caterers']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['takes nothing off', { Percent: 0 }, 'offer-incomplete'],
    ['ends before it begins', { ToDate: '2020-01-01' }, 'offer-period'],
    [
      'names places the wrong way round',
      { Places: [{ PincodeFrom: '560110', PincodeTo: '560001' }] },
      'offer-places',
    ],
    ['names a type that is none', { Scope: 'types', ItemTypeIds: [9999] }, 'unknown-item-type'],
    ['shows a picture that is none', { Image: 'a'.repeat(64) }, 'unknown-image'],
  ])('one that %s, is refused', async (_what, change, code) =>
    expect(await offer(change)).toMatchObject({ Error: 1, Code: code }),
  );

  it('rejects unknown or duplicate items and unknown offers', async () => {
    const { Id } = await offer({ Name: 'All', Scope: 'everything', Status: 0 });
    const named = (await offer({ Name: 'Some', Status: 0 })).Id;
    const map = (OfferId: number, Items: unknown) =>
      catalog.write('map-offer-items', { OfferId, Items });
    expect((await map(named, [{ ItemId: 9999 }])).Code).toBe('unknown-unit');
    expect((await map(named, [{ ItemId: ids.dal, UnitId: 9999 }])).Code).toBe('unknown-unit');
    expect((await map(named, [{ ItemId: ids.dal }, { ItemId: ids.dal }])).Code).toBe(
      'doubled-item',
    );
    expect((await map(Id, [{ ItemId: ids.dal }])).Code).toBe('offer-not-of-items');
    expect(
      (await catalog.call('map-offer-items', { as: 'staff', body: { OfferId: 9999, Items: [] } }))
        .status,
    ).toBe(404);
  });

  it('loads the same offers after a restart and in a second process', async () => {
    await catalog.restart();
    const before = await read<Counted[]>('list-running-offers', { DistictOffers: '0' });
    expect(before.map(({ Name }) => Name)).toContain('Pulses week');
    const second = await catalog.second();
    await offer({ Name: 'Late', Scope: 'types', ItemTypeIds: [ids.other] });
    await eventually(
      async () =>
        (
          (await (
            await fetch(`${second.url}/v1/list-running-offers?DistictOffers=0`)
          ).json()) as Counted[]
        ).some(({ Name }) => Name === 'Late'),
      { missing: 'the offer in the other process' },
    );
    await second.stop();
  });
});
