import { addDays } from '@tokri/contracts/dates';
import { couponSnapshot, offerSnapshot } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import type { ItemGroup, ItemResponse, OfferBanner, OfferResponse } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import type { RequestOptions } from './catalog-service.ts';
import { startOffers, today } from './offer-scenario.ts';
import type { OfferScenario } from './offer-scenario.ts';

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
  let scenario: OfferScenario;
  let snapshots: Envelope<Record<string, unknown>>[];

  beforeAll(async () => {
    scenario = await startOffers('offers');
    snapshots = collectEvents(scenario.catalog.broker, [
      offerSnapshot,
      couponSnapshot,
    ]) as typeof snapshots;
  });
  afterAll(() => scenario.catalog.stop());

  it('shows an offer on a type in every view and publishes it', async () => {
    const { Id } = await scenario.saveOffer({
      Name: 'Pulses week',
      Percent: 12.5,
      Scope: 'types',
      ItemTypeIds: [scenario.ids.type],
    });
    expect(await scenario.read<Counted[]>('list-running-offers', { DistictOffers: '0' })).toEqual([
      { OfferId: Id, Name: 'Pulses week', Count: 2 },
    ]);
    expect(
      (await scenario.read<ItemResponse[]>('list-offer-items', { UserId: '0' })).map((item) => [
        item.Id,
        item.Offer,
        item.Units[0],
      ]),
    ).toMatchObject([
      [
        scenario.ids.dal,
        { OfferId: Id, Name: 'Pulses week' },
        { OfferPrice: 82.69, OfferRate: 78.75, OfferUnitPrice: '₹165.38/kg' },
      ],
      [scenario.ids.rice, { OfferId: Id, Name: 'Pulses week' }, {}],
    ]);
    expect(
      (
        await scenario.read<ItemResponse[]>('list-items-of-offer', {
          UserId: '0',
          OfferId: String(Id),
        })
      ).map((item) => item.Id),
    ).toEqual([scenario.ids.dal, scenario.ids.rice]);
    expect(
      await scenario.read<OfferResponse[]>('list-offers-for-place', {
        pincode: '560034',
        Partyid: '0',
      }),
    ).toMatchObject([
      {
        OfferId: Id,
        Kind: 'percentage',
        Text: '12.5% off',
        Scope: 'types',
        ItemTypeIds: [scenario.ids.type],
        ItemCount: 2,
      },
    ]);
    expect(
      await scenario.read<OfferResponse[]>('list-offers-of-company', { OfferUsercompanyId: '1' }),
    ).toMatchObject([{ OfferId: Id, CompanyId: 1, PartyId: 0 }]);
    const banner = { OfferId: Id, Link: `/offer-item-list?OfferId=${Id}`, Label: '12.5% off' };
    expect(
      await scenario.read<OfferBanner[]>('list-banners-of-company', { companyid: '1' }),
    ).toMatchObject([banner]);
    const groups = await scenario.read<ItemGroup[]>('list-item-groups', {});
    const listBanners = (groupName: string) =>
      scenario.read<OfferBanner[]>('list-banners-for-place', {
        pincode: '560034',
        ItemGroupId: String(groups.find(({ Name }) => Name === groupName)?.Id),
      });
    expect(await listBanners('Staples')).toMatchObject([banner]);
    expect(await listBanners('Beverages')).toEqual([]);
    const filtered = await scenario.read<Filtered>('filter-items', { offer: String(Id) });
    expect([filtered.Total, filtered.Facets.Offers]).toEqual([
      2,
      [{ OfferId: Id, Name: 'Pulses week', Count: 2 }],
    ]);
    await eventually(
      () =>
        snapshots.some(
          ({ key, data }) =>
            key === `offer:${Id}` && (data.rule as { basisPoints?: number }).basisPoints === 1250,
        ),
      { missing: 'the offer on its topic' },
    );
  });

  it('requires items for an offer on items and keeps them on update', async () => {
    const { Id } = await scenario.saveOffer({
      Name: 'Tea bonus',
      Kind: 'buy-x-get-y',
      Buy: 2,
      Free: 1,
    });
    const goods = () =>
      scenario.read<ItemResponse[]>('list-items-of-offer', { UserId: '0', OfferId: String(Id) });
    expect(await goods()).toEqual([]);
    await scenario.catalog.write('map-offer-items', {
      OfferId: Id,
      Items: [{ ItemId: scenario.ids.tea }],
    });
    expect((await goods()).map((item) => item.Id)).toEqual([scenario.ids.tea]);
    await scenario.saveOffer({ Id, Name: 'Tea bonus', Kind: 'buy-x-get-y', Buy: 3, Free: 1 });
    expect((await goods()).map(({ Offer }) => Offer)).toEqual([{ OfferId: Id, Name: 'Tea bonus' }]);
    await scenario.saveOffer({
      Id,
      Name: 'Tea bonus',
      Kind: 'buy-x-get-y',
      Buy: 3,
      Free: 1,
      Status: 0,
    });
    expect(await goods()).toEqual([]);
  });

  it('returns the parts of a combo', async () => {
    const { Id } = await scenario.saveOffer({
      Name: 'Meal',
      Kind: 'combo',
      Price: 199,
      ToDate: today,
    });
    await scenario.catalog.write('map-offer-items', {
      OfferId: Id,
      Items: [{ ItemId: scenario.ids.dal, Quantity: 2 }, { ItemId: scenario.ids.tea }],
    });
    const [meal] = (
      await scenario.read<OfferResponse[]>('list-offers-of-company', { OfferUsercompanyId: '1' })
    ).filter(({ OfferId }) => OfferId === Id);
    expect(meal).toMatchObject({
      Text: 'Combo for ₹199',
      Items: [
        { ItemId: scenario.ids.dal, UnitId: 0, Quantity: 2 },
        { ItemId: scenario.ids.tea, UnitId: 0, Quantity: 1 },
      ],
      ItemCount: 2,
    });
    await scenario.saveOffer({ Id, Name: 'Meal', Kind: 'combo', Price: 199, Status: 0 });
  });

  it('limits offers by party, location and date', async () => {
    const party = (await scenario.saveOffer({ Name: 'Caterers', Scope: 'everything', PartyId: 1 }))
      .Id;
    const place = (
      await scenario.saveOffer({
        Name: 'Chennai',
        Scope: 'everything',
        Places: [{ PincodeFrom: '600001', PincodeTo: '600020' }],
      })
    ).Id;
    const past = (
      await scenario.saveOffer({
        Name: 'Past',
        Scope: 'everything',
        FromDate: addDays(today, -9),
        ToDate: addDays(today, -1),
      })
    ).Id;
    const future = (
      await scenario.saveOffer({
        Name: 'Future',
        Scope: 'everything',
        FromDate: addDays(today, 2),
        ToDate: addDays(today, 3),
      })
    ).Id;
    const listItems = async (operation: string, query: Record<string, string>) =>
      (await scenario.read<OfferResponse[]>(operation, query))
        .map(({ OfferId }) => OfferId)
        .filter((id) => [party, place, past, future].includes(id));
    expect(await listItems('list-offers-for-place', { pincode: '560034', Partyid: '0' })).toEqual(
      [],
    );
    expect(await listItems('list-offers-for-place', { pincode: '560034', Partyid: '1' })).toEqual([
      party,
    ]);
    expect(await listItems('list-offers-for-place', { pincode: '600004', Partyid: '0' })).toEqual([
      place,
    ]);
    expect(
      await listItems('list-offers-of-company', { OfferUsercompanyId: '1', PartyId: '1' }),
    ).toEqual([party, place]);
    expect(
      await listItems('list-offers-of-company', { OfferUsercompanyId: '2', PartyId: '1' }),
    ).toEqual([party, place]);
    const offerOfTea = async (options: Partial<RequestOptions>, query: Record<string, string>) =>
      (
        await scenario.read<ItemResponse[]>(
          'list-items-for-place',
          {
            typeId: String(scenario.ids.other),
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

  it('loads the same offers after a restart and in a second process', async () => {
    await scenario.catalog.restart();
    const before = await scenario.read<Counted[]>('list-running-offers', { DistictOffers: '0' });
    expect(before.map(({ Name }) => Name)).toContain('Pulses week');
    const second = await scenario.catalog.second();
    await scenario.saveOffer({ Name: 'Late', Scope: 'types', ItemTypeIds: [scenario.ids.other] });
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
