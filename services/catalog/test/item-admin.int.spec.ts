import { dayMs, minuteMs } from '@tokri/contracts/dates';
import { itemSnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import type { ItemResponse, Suggestion } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { itemBody } from './catalog-service.ts';
import { startItemAdmin } from './item-admin-scenario.ts';
import type { ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
let items: Envelope<EventData<typeof itemSnapshot>>[];
beforeAll(async () => {
  admin = await startItemAdmin('item-admin');
  items = collectEvents(admin.catalog.broker, [itemSnapshot]) as typeof items;
});
afterEach(() => {
  admin.setAhead(0);
});
afterAll(() => admin.catalog.stop());

describe('update-item', () => {
  it('updates lists, search and topic at once', async () => {
    const id = await admin.createItem();
    const code = `RENAMED-${id}-0001`;
    expect(
      await admin.updateItem(id, { name: 'Zzyzx Dal', narration: 'Hand-picked', code }),
    ).toEqual({
      Id: id,
      Error: 0,
      Message: '',
      Code: '',
    });
    expect(await admin.findListed(id)).toMatchObject({
      Name: 'Zzyzx Dal',
      Narration: 'Hand-picked',
      Code: code,
    });
    expect(
      (
        await admin.catalog.call<{ Items: ItemResponse[] }>('filter-items', {
          query: { search: 'zzyzx' },
        })
      ).body.Items.map(({ Id }) => Id),
    ).toEqual([id]);
    await eventually(
      () => items.find(({ key, data }) => key === String(id) && data.name === 'Zzyzx Dal'),
      { missing: 'the new name on catalog.items' },
    );
    await admin.updateItem(id, { name: 'Zzyzx Dal', Status: '0' });
    expect(await admin.findListed(id)).toBeUndefined();
  });
  it('writes nothing when nothing changes', async () => {
    const id = await admin.createItem();
    const before = await admin.findRevision(id);
    expect(await admin.updateItem(id)).toMatchObject({ Id: id, Error: 0 });
    expect(await admin.findRevision(id)).toBe(before);
  });
  it('rejects each violated rule with its code and writes nothing', async () => {
    const [id, other] = [
      await admin.createItem(),
      await admin.createItem({ Code: 'OWNED-CODE-01' }),
    ];
    const bare = await admin.createItem({
      Status: 0,
      Declarations: { ...itemBody(1).Declarations, BestBefore: '' },
    });
    const before = await admin.findRevision(id);
    expect(other).toBeGreaterThan(0);
    expect(await admin.updateItem(id, { code: 'OWNED-CODE-01' })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'code-taken',
    });
    expect(await admin.updateItem(id, { code: 'ELEVEN-CHAR' })).toMatchObject({
      Error: 1,
      Code: 'code-too-short',
    });
    expect(await admin.updateItem(id, { itemtypeid: '987654' })).toMatchObject({
      Error: 1,
      Code: 'unknown-item-type',
    });
    expect(await admin.updateItem(bare)).toMatchObject({ Error: 1, Code: 'declarations-missing' });
    expect(await admin.findRevision(id)).toBe(before);
    expect((await admin.requestUpdate(987_654)).status).toBe(404);
  });
  it('gives a code to only one of two concurrent updates', async () => {
    const itemIds = [await admin.createItem(), await admin.createItem()];
    const outcomes = await Promise.all(
      itemIds.map((id) => admin.requestUpdate(id, { code: 'WANTED-BY-TWO' })),
    );
    const succeeded = outcomes.filter(({ status, body }) => status === 200 && body[0]?.Error === 0);
    expect(succeeded).toHaveLength(1);
    expect(
      await admin.catalog.connection.collection('items').countDocuments({ code: 'WANTED-BY-TWO' }),
    ).toBe(1);
  });
  it('rejects customers and anonymous callers', async () => {
    const id = await admin.createItem();
    expect([
      (await admin.requestUpdate(id, {}, 'customer')).status,
      (await admin.requestUpdate(id, {}, 'nobody')).status,
    ]).toEqual([403, 401]);
  });
});

describe('restore-item', () => {
  const remove = (id: number) =>
    admin.catalog.call('delete-item', { as: 'staff', query: { ItemId: String(id) } });
  it('restores a deleted item once within 30 days', async () => {
    const [open, hidden] = [
      await admin.createItem({ Name: 'Back on sale' }),
      await admin.createItem({ Name: 'Back and hidden', Status: 0 }),
    ];
    for (const id of [open, hidden]) await remove(id);
    admin.setAhead(30 * dayMs - minuteMs);
    for (const id of [open, open, hidden])
      expect(await admin.catalog.write('restore-item', { ItemId: id })).toMatchObject({
        Id: id,
        Error: 0,
      });
    expect([(await admin.findListed(open))?.Name, await admin.findListed(hidden)]).toEqual([
      'Back on sale',
      undefined,
    ]);
  });
  it('rejects a later restore, also through update-item', async () => {
    const id = await admin.createItem({ Name: 'Gone for good' });
    await remove(id);
    admin.setAhead(31 * dayMs);
    expect(await admin.catalog.write('restore-item', { ItemId: id })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'undo-too-late',
    });
    expect(await admin.updateItem(id)).toMatchObject({ Error: 1, Code: 'undo-too-late' });
  });
  it('responds with 404 to an unknown item and rejects customers', async () => {
    expect(
      (await admin.catalog.call('restore-item', { as: 'staff', body: { ItemId: 987_654 } })).status,
    ).toBe(404);
    expect(
      (await admin.catalog.call('restore-item', { as: 'customer', body: { ItemId: 1 } })).status,
    ).toBe(403);
  });
});

describe('suggest-items', () => {
  it('is public and knows Hinglish names', async () => {
    await admin.createItem({ Name: 'Potato Ooty', Aliases: [] });
    expect(
      (await admin.catalog.call<Suggestion[]>('suggest-items', { query: { search: 'alo' } })).body,
    ).toContainEqual({ Kind: 'item', Text: 'Potato Ooty', Id: expect.any(Number), Image: '' });
    expect(
      (await admin.catalog.call<Suggestion[]>('suggest-items', { query: { search: 'dals' } }))
        .body[0],
    ).toEqual({ Kind: 'type', Text: 'Dals & Pulses', Id: admin.itemTypeId, Image: '' });
  });
});
