import { personErased } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
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

  it('of a former member of staff are erased with the person', async () => {
    const former = 41;
    const reference = 'c'.repeat(32);
    const authorization = await admin.catalog.tokens.bearer({
      userId: former,
      permissions: ['items'],
    });
    const saved = await admin.catalog.call<readonly { Id: number }[]>('save-view', {
      headers: { authorization },
      body: { Name: 'For Meera', Query: 'Stock=out' },
    });
    expect(saved.body).toMatchObject([{ Error: 0 }]);
    const { Id: ofOther } = await admin.catalog.write('save-view', { Name: 'Mine', Query: 'a=b' });
    await publishEvent(admin.catalog.broker, personErased, {
      key: String(former),
      seq: 1,
      data: { userId: former, reference, erasedAt: new Date().toISOString() },
      occurredAt: new Date(),
    });
    const readErasure = async () =>
      (
        await admin.catalog.call<{ ErasedAt: string; Erased: readonly unknown[] }>(
          'read-service-erasure',
          { query: { Reference: reference } },
        )
      ).body;
    await eventually(async () => (await readErasure()).ErasedAt, { missing: 'the erasure' });
    expect((await readErasure()).Erased).toEqual([{ Kind: 'views', Count: 1 }]);
    const views = admin.catalog.connection.collection<{ _id: number }>('savedviews');
    expect(await views.findOne({ _id: former })).toMatchObject({ views: [] });
    expect((await list()).map(({ Id }) => Id)).toContain(ofOther);
  });
});
