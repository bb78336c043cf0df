import type { StaffItemResponse } from '@tokri/contracts/api';
import { dayMs } from '@tokri/contracts/dates';
import { itemBody, type RequestOptions, type ResultList } from './catalog-service.ts';
import { startItemAdmin, type ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
beforeAll(async () => {
  admin = await startItemAdmin('staff-items');
});
afterEach(() => {
  admin.setAhead(0);
});
afterAll(() => admin.catalog.stop());

const list = async (query: Record<string, string>, as: RequestOptions['as'] = 'staff') =>
  admin.catalog.call<StaffItemResponse[]>('list-staff-items', { as, query });
const findIds = async (query: Record<string, string>): Promise<readonly number[]> =>
  (await list(query)).body.map(({ Id }) => Id);
const setStatus = (ItemId: number, Status: number) =>
  admin.catalog.write('set-item-status', { ItemId, Status });

describe('list-staff-items', () => {
  it('lists price, stock and category of every unit, and the Hindi names', async () => {
    const id = await admin.createItem({ Name: 'Quinoa', Hindi: { Name: 'क्विनोआ' } });
    const { body, headers } = await list({ Search: 'quinoa' });
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toEqual([
      expect.objectContaining({
        Id: id,
        Status: 1,
        ItemTypeId: admin.itemTypeId,
        ItemTypeName: 'Dals & Pulses',
        TaxPercent: 5,
        Hindi: { Name: 'क्विनोआ' },
        Units: [
          {
            UnitId: await admin.firstUnitId(id),
            Name: '500 g',
            Rate: 90,
            Mrp: 110,
            RateWithTax: 94.5,
            Stock: 10,
            Locations: [{ LocationId: 1, Stock: 10 }],
          },
        ],
      }),
    ]);
    expect(await findIds({ Search: 'क्विनोआ' })).toEqual([id]);
  });
  it('shows a changed stock and hidden items at once, and deleted ones only when asked', async () => {
    const id = await admin.createItem({ Name: 'Amaranth' });
    const UnitId = await admin.firstUnitId(id);
    await admin.catalog.write('set-stock', { UnitId, Stock: 0 });
    expect(await findIds({ Search: 'amaranth', Stock: 'out' })).toEqual([id]);
    await admin.catalog.write('set-stock', { UnitId, Stock: 5 });
    expect(await findIds({ Search: 'amaranth', Stock: 'out' })).toEqual([]);
    expect(await findIds({ Search: 'amaranth', Stock: 'low' })).toEqual([id]);
    await setStatus(id, 0);
    expect(await findIds({ Search: 'amaranth' })).toEqual([id]);
    await admin.catalog.call('delete-item', { as: 'staff', query: { ItemId: String(id) } });
    expect(await findIds({ Search: 'amaranth' })).toEqual([]);
    expect(await findIds({ Search: 'amaranth', Status: '2' })).toEqual([id]);
  });
  it('selects items that lack label data, and refuses another value', async () => {
    const id = await admin.createItem({
      Name: 'Sorghum',
      Status: 0,
      Declarations: { ...itemBody(admin.itemTypeId).Declarations, BestBefore: '' },
    });
    await admin.createItem({ Name: 'Sorghum flour' });
    expect(await findIds({ Search: 'sorghum', Label: 'missing' })).toEqual([id]);
    const refused = await list({ Label: 'complete' });
    expect(refused.status).toBe(400);
  });
  it('sorts and pages', async () => {
    const first = await admin.createItem({ Name: 'Teff A' });
    const second = await admin.createItem({ Name: 'Teff B' });
    expect(await findIds({ Search: 'teff', Sort: '-name' })).toEqual([second, first]);
    expect(await findIds({ Search: 'teff', Sort: 'name', page: '2', pageSize: '1' })).toEqual([
      second,
    ]);
  });
  it('tolerates a typing error when nothing matches exactly', async () => {
    const id = await admin.createItem({ Name: 'Buckwheat' });
    expect(await findIds({ Search: 'bukwheat' })).toEqual([id]);
  });
  it('is for staff with the permission items', async () => {
    expect((await list({}, 'customer')).status).toBe(403);
    expect((await list({}, 'nobody')).status).toBe(401);
  });
});

describe('set-item-status', () => {
  it('hides an item and puts it back, and changes nothing else', async () => {
    const id = await admin.createItem({ Hindi: { Name: 'तूर दाल' } });
    const before = await admin.findListed(id);
    expect(await setStatus(id, 0)).toMatchObject({ Id: id, Error: 0 });
    expect(await admin.findListed(id)).toBeUndefined();
    expect(await setStatus(id, 1)).toMatchObject({ Id: id, Error: 0 });
    expect(await admin.findListed(id)).toEqual({
      ...before,
      LastUpdatedOn: expect.any(String),
    });
  });
  it('refuses to sell an item whose declarations are incomplete, and names them', async () => {
    const id = await admin.createItem({
      Status: 0,
      Declarations: { ...itemBody(1).Declarations, BestBefore: '' },
    });
    expect(await setStatus(id, 1)).toMatchObject({
      Error: 1,
      Code: 'declarations-missing',
      Message: expect.stringContaining('best before'),
    });
  });
  it('restores an item within 30 days of its deletion', async () => {
    const id = await admin.createItem();
    await admin.catalog.call('delete-item', { as: 'staff', query: { ItemId: String(id) } });
    admin.setAhead(31 * dayMs);
    expect(await setStatus(id, 1)).toMatchObject({ Error: 1, Code: 'undo-too-late' });
    admin.setAhead(0);
    expect(await setStatus(id, 1)).toMatchObject({ Id: id, Error: 0 });
  });
  it('answers not found for an unknown item', async () =>
    expect(
      (
        await admin.catalog.call<ResultList>('set-item-status', {
          as: 'staff',
          body: { ItemId: 987_654, Status: 1 },
        })
      ).status,
    ).toBe(404));
});
