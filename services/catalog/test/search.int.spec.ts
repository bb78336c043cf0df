import type { itemOperations, ItemResponse, ResponseBody } from '@tokri/contracts/api';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest } from './catalog-service.ts';

type Filtered = ResponseBody<typeof itemOperations.filterItems>;

describe('search and filters', () => {
  let catalog: CatalogUnderTest;

  const add = async (
    department: string,
    type: string,
    change: Record<string, unknown>,
  ): Promise<number> => {
    const created = await catalog.write(
      'create-item',
      itemBody(await catalog.ensureCategory(department, type), { Aliases: [], ...change }),
    );
    if (created.Error !== 0) throw new Error(created.Message);
    return created.Id;
  };
  const buildUnits = (rupees: number, stock = 5) => [
    {
      Name: '1 kg',
      Rate: rupees,
      Mrp: 500,
      Stock: stock,
      MaxPerOrder: 5,
      Net: { Value: 1000, Measure: 'g' },
    },
  ];

  beforeAll(async () => {
    catalog = await startCatalog('search');
    await add('Fruits & Vegetables', 'Vegetables', {
      Name: 'Potato',
      Brand: 'Loose',
      TaxPercent: 0,
      Units: buildUnits(30),
    });
    await add('Fruits & Vegetables', 'Vegetables', {
      Name: 'Onion',
      Brand: 'Loose',
      TaxPercent: 0,
      Units: buildUnits(40),
      Aliases: ['Nashik red'],
    });
    await add('Fruits & Vegetables', 'Vegetables', {
      Name: 'Tomato',
      Brand: 'Loose',
      TaxPercent: 0,
      Units: buildUnits(25, 0),
    });
    await add('Dairy', 'Milk', { Name: 'Full Cream', Brand: 'Nandini', Units: buildUnits(60) });
    await add('Dairy', 'Curd', { Name: 'Milk Powder', Brand: 'Anik', Units: buildUnits(200) });
    await add('Snacks', 'Biscuits', {
      Name: 'Digestive',
      Brand: 'Milk Bikis',
      Units: buildUnits(35),
    });
    await add('Snacks', 'Biscuits', {
      Name: 'Hidden Digestive',
      Brand: 'Milk Bikis',
      Status: 0,
      Units: buildUnits(35),
    });
  });
  afterAll(() => catalog.stop());

  const filter = async (query: Record<string, string>): Promise<Filtered> =>
    (await catalog.call<Filtered>('filter-items', { query })).body;
  const toNames = (found: Filtered): string[] => found.Items.map(({ Name }) => Name);

  it('ranks matches in the name before type and brand', async () =>
    expect(toNames(await filter({ search: 'milk' }))).toEqual([
      'Milk Powder',
      'Full Cream',
      'Digestive',
    ]));

  it.each([
    ['aloo', 'Potato'],
    ['आलू', 'Potato'],
    ['pyaz', 'Onion'],
    ['प्याज', 'Onion'],
    ['doodh', 'Milk Powder'],
    ['potatoe', 'Potato'],
    ['tomatto', 'Tomato'],
    ['onoin', 'Onion'],
    ['pot', 'Potato'],
    ['nashik', 'Onion'],
    ['TOMATOES', 'Tomato'],
  ])('finds for "%s" %s first', async (search, name) => {
    expect(toNames(await filter({ search }))[0]).toBe(name);
  });

  it('does not find hidden, deleted or renamed items', async () => {
    const id = await add('Snacks', 'Biscuits', { Name: 'Shortbread', Units: buildUnits(35) });
    expect(toNames(await filter({ search: 'shortbread' }))).toEqual(['Shortbread']);
    await catalog.call('delete-item', { as: 'staff', query: { ItemId: String(id) } });
    expect(toNames(await filter({ search: 'shortbread' }))).toEqual([]);
    expect(toNames(await filter({ search: 'hidden' }))).toEqual([]);
  });

  it('combines filters and returns facets', async () => {
    const found = await filter({ brand: 'loose', maxPrice: '35', sort: '-price' });
    expect(toNames(found)).toEqual(['Potato', 'Tomato']);
    expect(found).toMatchObject({
      Total: 2,
      Page: 1,
      PageSize: 50,
      Facets: {
        Types: [{ Name: 'Vegetables', Count: 2 }],
        Offers: [],
        Price: { Min: 25, Max: 40 },
      },
    });
    expect(toNames(await filter({ brand: 'Loose', inStock: '1', sort: 'price' }))).toEqual([
      'Potato',
      'Onion',
    ]);
    expect((await filter({ offer: '1' })).Total).toBe(0);
  });

  it('shows a sold-out item as sold out and excludes it from the in-stock filter', async () => {
    const id = await add('Snacks', 'Biscuits', { Name: 'Last crumbs', Units: buildUnits(35, 1) });
    const query = { search: 'crumbs', inStock: '1' };
    expect(toNames(await filter(query))).toEqual(['Last crumbs']);
    const unitId = (await filter({ search: 'crumbs' })).Items[0]?.Units[0]?.UnitId;
    await catalog.write('set-stock', { UnitId: unitId, Stock: 0 });
    expect([
      toNames(await filter(query)),
      (await filter({ search: 'crumbs' })).Items[0]?.Units[0]?.Available,
    ]).toEqual([[], false]);
    await catalog.call('delete-item', { as: 'staff', query: { ItemId: String(id) } });
  });

  it('returns the total count of a page in the header', async () => {
    const response = await catalog.call<Filtered>('filter-items', {
      query: { sort: 'name', pageSize: '2', page: '2' },
    });
    expect([
      response.headers.get('x-total-count'),
      toNames(response.body).length,
      response.body.Total,
    ]).toEqual(['6', 2, 6]);
    const category = await catalog.call<ItemResponse[]>('list-items-on-sale', {
      query: { customer: '0', pageSize: '200' },
    });
    expect(category.body).toHaveLength(6);
  });

  it('sorts brands by count', async () => {
    expect((await catalog.call('list-brands')).body).toEqual([
      { Brand: 'Loose', Count: 3 },
      { Brand: 'Anik', Count: 1 },
      { Brand: 'Milk Bikis', Count: 1 },
      { Brand: 'Nandini', Count: 1 },
    ]);
  });

  it.each<Record<string, string>>([
    { sort: 'cheap' },
    { typeId: '-1' },
    { inStock: 'yes' },
    { brands: Array.from({ length: 11 }, (_, index) => `B${index}`).join('|') },
    { pincode: '1234' },
  ])('rejects %j as bad input', async (query) =>
    expect((await catalog.call('filter-items', { query })).status).toBe(400),
  );

  it('treats operators and patterns in a query as plain text', async () => {
    for (const search of ['{"$gt":""}', '.*', '(x+)+$', '__proto__', 'constructor'])
      expect((await filter({ search })).Total).toBe(0);
  });

  it('reports the size of the index in the health details', async () => {
    expect(await (await fetch(`${catalog.url()}/health/details`)).json()).toMatchObject({
      service: 'catalog',
      searchable: 6,
      items: expect.any(Number),
      searchTerms: expect.any(Number),
    });
  });
});
