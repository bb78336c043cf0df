import { addDays, shopDate } from '@tokri/contracts/dates';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { RequestOptions } from './catalog-service.ts';

export const today = shopDate(new Date());

export const startOffers = async (name: string) => {
  const catalog = await startCatalog(name);
  const type = await catalog.ensureCategory('Staples', 'Dals & Pulses');
  const other = await catalog.ensureCategory('Beverages', 'Tea');
  const createItem = async (itemTypeId: number, Name: string): Promise<number> =>
    (await catalog.write('create-item', itemBody(itemTypeId, { Name }))).Id;
  const ids = {
    type,
    other,
    dal: await createItem(type, 'Toor Dal'),
    rice: await createItem(type, 'Rice'),
    tea: await createItem(other, 'Tea'),
  };
  return {
    catalog,
    ids,
    saveOffer: (change: Record<string, unknown>) =>
      catalog.write('save-offer', {
        Name: 'Offer',
        Kind: 'percentage',
        Percent: 10,
        Scope: 'items',
        FromDate: today,
        ToDate: addDays(today, 5),
        ...change,
      }),
    read: async <Body>(
      operation: string,
      query: Record<string, string>,
      options: Partial<RequestOptions> = {},
    ): Promise<Body> => {
      const response = await catalog.call<Body>(operation, { query, ...options });
      if (response.status !== 200)
        throw new Error(`${operation}: ${response.status} ${JSON.stringify(response.body)}`);
      return response.body;
    },
  };
};

export type OfferScenario = Awaited<ReturnType<typeof startOffers>>;
