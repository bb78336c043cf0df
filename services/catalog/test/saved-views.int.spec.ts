import { startItemAdmin, type ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
beforeAll(async () => {
  admin = await startItemAdmin('saved-views');
});
afterAll(() => admin.catalog.stop());

const call = <Body>(operation: string) => admin.catalog.call<Body>(operation, { as: 'staff' });

describe('saved views', () => {
  const list = async () => (await call<{ Id: number; Name: string }[]>('list-saved-views')).body;
  it('are saved, renamed and deleted, and belong to one person', async () => {
    const save = (change: Record<string, unknown>) =>
      admin.catalog.write('save-view', { Name: 'Sold out', Query: 'Stock=out', ...change });
    const { Id } = await save({});
    expect(await save({ Name: 'sold OUT' })).toMatchObject({ Error: 1, Code: 'name-taken' });
    expect(await save({ Id, Name: 'Gone' })).toMatchObject({ Id, Error: 0 });
    expect(await save({ Id: 999_999 })).toMatchObject({ Code: 'unknown-view' });
    expect(await list()).toEqual([{ Id, Name: 'Gone', Query: 'Stock=out' }]);
    const other = await admin.catalog.tokens.bearer({ userId: 8, permissions: ['items'] });
    const ofOther = await admin.catalog.call('list-saved-views', {
      headers: { authorization: other },
    });
    expect(ofOther.body).toEqual([]);
    expect(await admin.catalog.write('delete-view', { Id })).toMatchObject({ Error: 0 });
    expect(await admin.catalog.write('delete-view', { Id })).toMatchObject({
      Code: 'unknown-view',
    });
    expect((await admin.catalog.call('list-saved-views')).status).toBe(401);
  });
});
