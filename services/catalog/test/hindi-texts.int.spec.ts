import { addDays, shopDate } from '@tokri/contracts/dates';
import { couponSnapshot, itemSnapshot, offerSnapshot } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import type { ItemGroup, ItemResponse, ItemType, OfferResponse } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { itemBody } from './catalog-service.ts';
import { startImport, type ImportScenario } from './import-scenario.ts';

const today = shopDate(new Date());
const dates = { FromDate: today, ToDate: addDays(today, 5) };

describe('Hindi texts of the catalog', () => {
  let shop: ImportScenario;
  let snapshots: Envelope<Record<string, unknown>>[];
  let typeId: number;
  let dalId: number;

  const read = async <Body>(operation: string, query: Record<string, string> = {}) =>
    (await shop.catalog.call<Body>(operation, { query })).body;
  const findItem = (lang = 'hi') => shop.catalog.findListedItem(dalId, { lang });
  const update = (query: Record<string, string>) =>
    shop.catalog.call('update-item', {
      as: 'staff',
      query: {
        name: 'Toor Dal',
        narration: 'Unpolished',
        code: '',
        itemtypeid: String(typeId),
        itemid: String(dalId),
        Status: '1',
        ...query,
      },
    });
  const findSnapshot = (key: string, text: string) =>
    eventually(
      () => snapshots.some((record) => record.key === key && JSON.stringify(record).includes(text)),
      { missing: `${text} in the snapshot of ${key}` },
    );

  beforeAll(async () => {
    shop = await startImport('hindi');
    const { catalog } = shop;
    snapshots = collectEvents(catalog.broker, [
      itemSnapshot,
      offerSnapshot,
      couponSnapshot,
    ]) as typeof snapshots;
    const group = { Name: 'Staples', Tint: 'staples', Hindi: { Name: 'अनाज' } };
    const { Id: ItemGroupId } = await catalog.write('save-item-group', group);
    const type = { Name: 'Dals & Pulses', ItemGroupId, Hindi: { Name: 'दालें' } };
    typeId = (await catalog.write('save-item-type', type)).Id;
    const { Declarations } = itemBody(typeId);
    const body = itemBody(typeId, {
      Hindi: { Name: 'तूर दाल', Narration: 'बिना पॉलिश की' },
      Declarations: { ...Declarations, Hindi: { CountryOfOrigin: 'भारत', BestBefore: '9 महीने' } },
    });
    dalId = (await catalog.write('create-item', body)).Id;
  });
  afterAll(() => shop.catalog.stop());

  it('come with items, categories and facets', async () => {
    expect(await findItem()).toMatchObject({
      Name: 'Toor Dal',
      Hindi: {
        Name: 'तूर दाल',
        Narration: 'बिना पॉलिश की',
        ItemTypeName: 'दालें',
        ItemGroupName: 'अनाज',
      },
      Declarations: { Hindi: { CountryOfOrigin: 'भारत', BestBefore: '9 महीने' } },
    });
    expect(await read<ItemGroup[]>('list-item-groups')).toMatchObject([
      { Hindi: { Name: 'अनाज' } },
    ]);
    expect(await read<ItemType[]>('list-item-types')).toMatchObject([{ Hindi: { Name: 'दालें' } }]);
    expect(await read('filter-items', { typeId: String(typeId) })).toMatchObject({
      Facets: { Types: [{ Name: 'Dals & Pulses', Hindi: { Name: 'दालें' } }] },
    });
    await findSnapshot(String(dalId), 'तूर दाल');
  });

  it('come with lists only for readers of Hindi, and with the list of staff', async () => {
    const english = await findItem('en');
    expect([english?.Hindi, english?.Declarations.Hindi]).toEqual([undefined, undefined]);
    const { body } = await shop.catalog.call<ItemResponse[]>('list-all-items', { as: 'staff' });
    expect(body).toMatchObject([{ Hindi: { Name: 'तूर दाल' } }]);
    for (const operation of ['filter-items', 'list-items-on-sale']) {
      const query = { typeId: String(typeId), customer: '0' };
      const texts = [{ ...query, lang: 'en' }, { ...query, lang: 'hi' }, query].map(async (asked) =>
        JSON.stringify(await read(operation, asked)).includes('बिना पॉलिश की'),
      );
      expect(await Promise.all(texts)).toEqual([false, true, false]);
    }
  });

  it('are found by search and suggested', async () => {
    expect(await read('filter-items', { search: 'तूर दाल' })).toMatchObject({
      Items: [{ Id: dalId }],
    });
    expect(await read('suggest-items', { search: 'toor' })).toMatchObject([
      { Kind: 'item', Text: 'Toor Dal', Hindi: { Text: 'तूर दाल' } },
    ]);
  });

  it('come with offers, coupons and slides', async () => {
    const { catalog } = shop;
    const { Id } = await catalog.write('save-offer', {
      Name: 'Pulses week',
      Narration: 'For khichdi',
      Kind: 'percentage',
      Percent: 10,
      Scope: 'types',
      ItemTypeIds: [typeId],
      ...dates,
      Hindi: { Name: 'दाल सप्ताह', Narration: 'खिचड़ी के लिए' },
    });
    const Hindi = { Name: 'दाल सप्ताह' };
    expect((await findItem())?.Offer).toEqual({ OfferId: Id, Name: 'Pulses week', Hindi });
    expect(await read('list-running-offers', { DistictOffers: '0' })).toMatchObject([{ Hindi }]);
    expect(
      await read<OfferResponse[]>('list-offers-for-place', { pincode: '560001', Partyid: '0' }),
    ).toMatchObject([{ Hindi: { ...Hindi, Narration: 'खिचड़ी के लिए' } }]);
    expect(await read('list-banners-for-place', { pincode: '560001' })).toMatchObject([
      { Hindi: { Title: 'दाल सप्ताह', Text: 'खिचड़ी के लिए' } },
    ]);
    await findSnapshot(`offer:${Id}`, 'दाल सप्ताह');
    await catalog.write('save-coupon', {
      Code: 'DAL10',
      Name: 'Dal',
      Kind: 'amount',
      Amount: 10,
      ...dates,
      Hindi: { Name: 'दाल कूपन' },
    });
    await findSnapshot('coupon:DAL10', 'दाल कूपन');
    const unchanged = { Id, Name: 'Pulses week', Narration: 'For rice', Kind: 'percentage' };
    await catalog.write('save-offer', { ...unchanged, Percent: 5, Scope: 'everything', ...dates });
    expect(
      await read<OfferResponse[]>('list-offers-for-place', { pincode: '560001', Partyid: '0' }),
    ).toMatchObject([{ Text: '5% off', Hindi: { Name: 'दाल सप्ताह' } }]);
    const slide = { Title: 'दाल', Text: 'हर दिन', LinkText: 'देखें' };
    const image = (await catalog.connection.collection('pictures').findOne())?._id;
    await catalog.write('save-slider-image', {
      Title: 'Dal',
      Link: '/',
      Images: [String(image)],
      Hindi: slide,
    });
    const [saved] = await read<{ Id: number }[]>('list-slider-images');
    expect(saved).toMatchObject({ Title: 'Dal', Hindi: slide });
    await catalog.write('save-slider-image', {
      Id: saved?.Id,
      Title: 'Dal',
      Text: 'Every day',
      Link: '/',
      Images: [String(image)],
    });
    expect((await read<object[]>('list-slider-images'))[0]).toMatchObject({
      Hindi: { Title: 'दाल', LinkText: 'देखें' },
    });
  });

  it('are validated like the English ones', async () => {
    const create = async (Hindi: object) => {
      const { status, body } = await shop.catalog.call<{ errors: { field: string }[] }>(
        'create-item',
        { as: 'staff', body: itemBody(typeId, { Hindi }) },
      );
      return [status, body.errors.map(({ field }) => field)];
    };
    expect(await create({ Name: 'क'.repeat(201) })).toEqual([400, ['Hindi.Name']]);
    expect(await create({ name: 'दाल' })).toEqual([400, ['Hindi']]);
  });

  it('stay as long as the English text, and change with it', async () => {
    await update({ Status: '1', narration: 'Without polish' });
    expect((await findItem())?.Hindi).toMatchObject({ Name: 'तूर दाल' });
    expect((await findItem())?.Hindi).not.toHaveProperty('Narration');
    await update({ name: 'Arhar Dal', nameHindi: 'अरहर दाल' });
    expect((await findItem())?.Hindi?.Name).toBe('अरहर दाल');
    await update({ name: 'Moong Dal' });
    expect((await findItem())?.Hindi).not.toHaveProperty('Name');
  });

  it('are imported from a column of their own', async () => {
    const columns = 'Code,Name,NameHindi,ItemGroup,ItemType,HSN,TaxPercent,UnitName,Rate,Mrp';
    const label = ',Manufacturer,CountryOfOrigin,BestBefore,ConsumerCare,Vegetarian';
    const row = (nameHindi: string) =>
      `RAGI-FLOUR-01,Ragi Flour,${nameHindi},Staples,Flours,1102,5,1 kg,80,90,K,India,3 months,080,true`;
    const findRagi = async () => {
      const item = await shop.findByCode('RAGI-FLOUR-01');
      return (await shop.catalog.findListedItem(item?.Id ?? 0, { lang: 'hi' }))?.Hindi?.Name;
    };
    const runFile = async (header: string, line: string) => {
      const [first] = (await shop.send([header, line].join('\n'), '')).body;
      return eventually(
        async () => ['Done', 'Refused'].includes((await shop.read(first?.ImportId ?? 0)).State),
        { missing: 'the end of the import' },
      );
    };
    await runFile(columns + label, row('रागी आटा'));
    expect(await findRagi()).toBe('रागी आटा');
    await runFile(columns + label, row(''));
    expect(await findRagi()).toBe('रागी आटा');
  });
});
