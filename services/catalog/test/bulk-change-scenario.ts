import type {
  BulkChangeResponse,
  BulkChangeRowResponse,
  ItemPricesResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { CatalogComposeOptions } from '../src/compose.ts';
import { itemBody, type RequestOptions } from './catalog-service.ts';
import { startItemAdmin } from './item-admin-scenario.ts';

export const startBulkChanges = async (
  name: string,
  extras: Partial<CatalogComposeOptions> = {},
) => {
  const admin = await startItemAdmin(name, extras);
  const call = <Body>(operation: string, options: RequestOptions = {}) =>
    admin.catalog.call<Body>(operation, { as: 'staff', ...options });
  const read = async (BatchId: string) =>
    (await call<BulkChangeResponse>('read-bulk-change', { query: { BatchId } })).body;
  const waitFor = (BatchId: string, State: BulkChangeResponse['State']) =>
    eventually(async () => (await read(BatchId)).State === State, {
      timeoutMs: 20_000,
      missing: `the state ${State}`,
    });
  const send = async (operation: 'start' | 'undo', BatchId: string) =>
    expect(await admin.catalog.write(`${operation}-bulk-change`, { BatchId })).toMatchObject({
      Error: 0,
    });
  const tomorrow = () => addDays(admin.today(), 1);
  const preparePrices = (change: Record<string, unknown>) =>
    admin.catalog.write('prepare-price-change', {
      BatchId: randomUUID(),
      Kind: 'percent',
      Value: 10,
      Rounding: 'none',
      FromDate: tomorrow(),
      ...change,
    });
  /** Two packs of one item; the price of the second one changes after the preview. */
  const prepareRejectedRow = async () => {
    const [pack] = itemBody(admin.itemTypeId).Units;
    const itemId = await admin.createItem({ Units: [pack, { ...pack, Name: '1 kg' }] });
    const batchId = randomUUID();
    await preparePrices({ BatchId: batchId, ItemIds: [itemId] });
    const units = (await admin.findListed(itemId))?.Units ?? [];
    const UnitId = units.find(({ Name }) => Name === '1 kg')?.UnitId;
    const change = { FromDate: tomorrow(), Rate: 92, Mrp: 110 };
    await admin.catalog.write('add-rate', { ItemId: itemId, UnitId, ...change });
    return { itemId, batchId };
  };
  return {
    ...admin,
    call,
    read,
    waitFor,
    tomorrow,
    listRows: async (BatchId: string, query: Record<string, string> = {}) =>
      (
        await call<BulkChangeRowResponse[]>('list-bulk-change-rows', {
          query: { BatchId, ...query },
        })
      ).body,
    run: async (BatchId: string) => {
      await send('start', BatchId);
      await waitFor(BatchId, 'done');
    },
    undo: async (BatchId: string) => {
      await send('undo', BatchId);
      await waitFor(BatchId, 'undone');
    },
    ratesOf: async (ItemId: number): Promise<readonly number[]> => {
      const { body } = await call<ItemPricesResponse>('read-item-prices', {
        query: { ItemId: String(ItemId) },
      });
      return body.Units[0]?.Rates.map(({ Rate }) => Rate) ?? [];
    },
    createItems: async (count: number, change: Record<string, unknown> = {}) => {
      const ids: number[] = [];
      for (let index = 0; index < count; index += 1) ids.push(await admin.createItem(change));
      return ids;
    },
    preparePrices,
    prepareRejectedRow,
    uploadRows: (BatchId: string, rows: unknown) => {
      const form = new FormData();
      form.append('BatchId', BatchId);
      form.append('FromDate', tomorrow());
      form.append(
        'file',
        new Blob([JSON.stringify(rows)], { type: 'application/json' }),
        'rows.json',
      );
      return call<{ Code: string }[]>('prepare-price-import', { form });
    },
  };
};

export type BulkChanges = Awaited<ReturnType<typeof startBulkChanges>>;
