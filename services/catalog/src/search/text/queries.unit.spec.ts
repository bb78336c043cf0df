import { demoItems, hasRealProducts, realItems } from '../../../test/search-fixtures.ts';
import type { Item } from '../../domain/items/item.ts';
import { expectedFirstHits, expectedProducts } from './queries.fixture.ts';
import { createTextIndex } from './text-index.ts';

const maxIndexingMs = 60_000;
const first = 3;

const createSearch = async (items: readonly Item[]): Promise<(query: string) => string[]> => {
  const index = createTextIndex();
  await index.fill(items);
  const byName = new Map(items.map(({ itemId, name }) => [itemId, name]));
  return (query) =>
    index
      .search(query)
      .slice(0, first)
      .map((id) => byName.get(id) ?? '');
};

it('the query fixture has at least 80 distinct queries for each shop', () => {
  expect(expectedProducts.filter(({ demo }) => demo !== '-').length).toBeGreaterThanOrEqual(80);
  expect(expectedProducts.filter(({ real }) => real !== '-').length).toBeGreaterThanOrEqual(80);
  expect(new Set(expectedProducts.map(({ query }) => query)).size).toBe(expectedProducts.length);
});

describe('search in the demo shop', () => {
  let search: (query: string) => string[];
  beforeAll(async () => {
    search = await createSearch(demoItems());
  });
  it.each(expectedProducts.filter(({ demo }) => demo !== '-'))(
    'finds $demo among the first three hits for $query',
    ({ query, demo }) => {
      expect(search(query)).toContain(demo);
    },
  );
  it.each(expectedFirstHits)('finds $first first for $query', ({ query, first: expected }) => {
    expect(search(query)[0]).toBe(expected);
  });
});

const queriesOfTheWholeList = (): void => {
  let search: (query: string) => string[];
  beforeAll(async () => {
    search = await createSearch(await realItems());
  }, maxIndexingMs);
  it.each(expectedProducts.filter(({ real }) => real !== '-'))(
    'finds $real among the first three hits for $query',
    ({ query, real }) => {
      expect(search(query)).toContain(real);
    },
  );
};

if (hasRealProducts) describe('search among 27,555 products', queriesOfTheWholeList);
