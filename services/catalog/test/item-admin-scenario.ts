import { shopDate } from '@tokri/contracts/dates';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { RequestOptions, ResultList } from './catalog-service.ts';
import type { CatalogComposeOptions } from '../src/compose.ts';

export const startItemAdmin = async (name: string, extras: Partial<CatalogComposeOptions> = {}) => {
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const catalog = await startCatalog(name, { ...extras, clock });
  const itemTypeId = await catalog.ensureCategory('Staples', 'Dals & Pulses');

  const createItem = async (change: Record<string, unknown> = {}): Promise<number> =>
    (await catalog.write('create-item', itemBody(itemTypeId, change))).Id;
  const findListed = (itemId: number, PDate = '0') => catalog.findListedItem(itemId, { PDate });
  const requestUpdate = (
    itemId: number,
    change: Record<string, string> = {},
    as: RequestOptions['as'] = 'staff',
  ) =>
    catalog.call<ResultList>('update-item', {
      as,
      query: {
        name: 'Toor Dal',
        narration: 'Unpolished',
        code: '',
        itemtypeid: String(itemTypeId),
        itemid: String(itemId),
        Status: '1',
        ...change,
      },
    });
  return {
    catalog,
    itemTypeId,
    today: () => shopDate(clock()),
    setAhead: (ms: number) => {
      aheadMs = ms;
    },
    createItem,
    findListed,
    firstUnitId: async (itemId: number): Promise<number> =>
      (await findListed(itemId))?.Units[0]?.UnitId ?? 0,
    requestUpdate,
    updateItem: async (itemId: number, change: Record<string, string> = {}) =>
      (await requestUpdate(itemId, change)).body[0],
    findRevision: async (itemId: number): Promise<number | undefined> =>
      (
        await catalog.connection
          .collection<{ _id: number; rev: number }>('items')
          .findOne({ _id: itemId })
      )?.rev,
  };
};

export type ItemAdmin = Awaited<ReturnType<typeof startItemAdmin>>;
