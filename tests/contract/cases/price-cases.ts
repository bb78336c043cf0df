import type { ItemPricesResponse } from '@tokri/contracts/api';
import { randomUUID } from 'node:crypto';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import { dayAhead } from '../../support/api/test-area.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';
import { buildTrialItem } from '../../support/api/trial-item.ts';

/** A hidden item, whose price no other spec reads. */
const createPricedItem = async ({ staff, item }: Fixture) => {
  const { Id } = await sendCommand({
    path: '/api/Item',
    token: staff.token,
    body: { ...buildTrialItem(item.ItemTypeId), Status: 0 },
  });
  const { Units } = await callApiOk<ItemPricesResponse>({
    path: '/api/admin/catalog/item-prices',
    query: { ItemId: String(Id) },
    token: staff.token,
  });
  const [unit] = Units;
  const [rate] = unit?.Rates ?? [];
  if (!unit || !rate) throw new Error(`item ${Id} has no price`);
  return { ItemId: Id, UnitId: unit.UnitId, rate };
};

const buildRate = async (fixture: Fixture) => {
  const { ItemId, UnitId, rate } = await createPricedItem(fixture);
  const { RateId: SeenRateId, Rate, Mrp } = rate;
  return {
    body: { ItemId, UnitId, PartyId: 0, FromDate: dayAhead(30), Rate, Mrp, RateId: 0, SeenRateId },
  };
};

const createScheduledRate = async (fixture: Fixture) => {
  const { body } = await buildRate(fixture);
  const { Id: RateId } = await sendCommand({
    path: '/api/admin/catalog/rates',
    token: fixture.staff.token,
    body,
  });
  return { body: { ItemId: body.ItemId, UnitId: body.UnitId, RateId } };
};

const buildPriceChange = async (fixture: Fixture) => {
  const { ItemId } = await createPricedItem(fixture);
  return {
    body: {
      BatchId: randomUUID(),
      ItemIds: [ItemId],
      Filter: {},
      Kind: 'percent',
      Value: -5,
      Rounding: 'none',
      FromDate: dayAhead(30),
      PartyId: 0,
    },
  };
};

const prepareChange = async (fixture: Fixture): Promise<string> => {
  const { body } = await buildPriceChange(fixture);
  await sendCommand({
    path: '/api/admin/catalog/price-changes',
    token: fixture.staff.token,
    body,
  });
  return body.BatchId;
};

const startChange = async (fixture: Fixture): Promise<string> => {
  const BatchId = await prepareChange(fixture);
  const { token } = fixture.staff;
  await sendCommand({ path: '/api/admin/catalog/bulk-changes/start', token, body: { BatchId } });
  for (;;) {
    const { State } = await callApiOk<{ State: string }>({
      path: '/api/admin/catalog/bulk-changes',
      query: { BatchId },
      token,
    });
    if (State !== 'running') return BatchId;
  }
};

const buildPriceUpload = async (fixture: Fixture) => {
  const { UnitId, rate } = await createPricedItem(fixture);
  const rows = [{ Row: 2, UnitId: String(UnitId), Rate: String(rate.Rate), Mrp: String(rate.Mrp) }];
  const body = new FormData();
  body.append('BatchId', randomUUID());
  body.append('FromDate', dayAhead(30));
  body.append('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
  return { body };
};

const createView = async ({ staff }: Fixture): Promise<number> => {
  const body = { Id: 0, Name: `View ${randomUUID()}`, Query: 'Stock=out' };
  const path = '/api/admin/catalog/saved-views';
  const { Id } = await sendCommand({ path, token: staff.token, body });
  return Id;
};

const deleteViews = async ({ staff }: Fixture): Promise<void> => {
  const path = '/api/admin/catalog/saved-views';
  const views = await callApiOk<readonly { Id: number }[]>({ path, token: staff.token });
  for (const { Id } of views)
    await sendCommand({ path: `${path}/delete`, token: staff.token, body: { Id } });
};

export const priceCases: OperationCases = {
  'list-prices': {
    caller: 'staff',
    buildInput: ({ item }) => ({ query: { Search: item.Name, Status: '1' } }),
  },
  'read-item-prices': {
    caller: 'staff',
    buildInput: ({ item }) => ({ query: { ItemId: String(item.Id) } }),
  },
  'save-rate': { caller: 'staff', buildInput: buildRate },
  'withdraw-rate': { caller: 'staff', buildInput: createScheduledRate },
  'export-prices': {
    caller: 'staff',
    buildInput: ({ item }) => ({ query: { Part: '1', ItemTypeId: String(item.ItemTypeId) } }),
  },
  'prepare-price-change': { caller: 'staff', buildInput: buildPriceChange },
  'prepare-price-import': { caller: 'staff', buildInput: buildPriceUpload },
  'prepare-item-change': {
    caller: 'staff',
    buildInput: async (fixture) => {
      const { ItemId } = await createPricedItem(fixture);
      return {
        body: {
          BatchId: randomUUID(),
          ItemIds: [ItemId],
          Filter: {},
          Kind: 'hsn',
          Value: '07139090',
        },
      };
    },
  },
  'list-bulk-changes': { caller: 'staff', buildInput: () => ({}) },
  'read-bulk-change': {
    caller: 'staff',
    buildInput: async (fixture) => ({ query: { BatchId: await prepareChange(fixture) } }),
  },
  'list-bulk-change-rows': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { BatchId: await prepareChange(fixture), Show: 'problems' },
    }),
  },
  'start-bulk-change': {
    caller: 'staff',
    buildInput: async (fixture) => ({ body: { BatchId: await prepareChange(fixture) } }),
  },
  'undo-bulk-change': {
    caller: 'staff',
    buildInput: async (fixture) => ({ body: { BatchId: await startChange(fixture) } }),
  },
  'list-saved-views': { caller: 'staff', buildInput: () => ({}) },
  'save-view': {
    caller: 'staff',
    buildInput: async (fixture) => {
      await deleteViews(fixture);
      return { body: { Id: 0, Name: `View ${randomUUID()}`, Query: 'Stock=out' } };
    },
  },
  'delete-view': {
    caller: 'staff',
    buildInput: async (fixture) => ({ body: { Id: await createView(fixture) } }),
  },
};
