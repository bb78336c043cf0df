import type { ItemHistoryEntryResponse } from '@tokri/contracts/api';
import { createAuditStore } from '@tokri/service-kit/mongo';
import sharp from 'sharp';
import { itemBody, startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest } from './catalog-service.ts';

describe('audit entries of items', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await startCatalog('audit');
  });
  afterAll(() => catalog.stop());

  const listHistory = (itemId: number) =>
    createAuditStore(catalog.connection).list({ subject: `item:${itemId}`, limit: 20 }, new Date());

  it('show who created an item, changed its text and set its stock, with before and after', async () => {
    const pulses = await catalog.ensureCategory('Staples', 'Dals & Pulses');
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Audited Dal' }));
    const unitId = (await catalog.findListedItem(Id))?.Units[0]?.UnitId;
    await catalog.write('set-item-status', { ItemId: Id, Status: 0 });
    await catalog.write('set-stock', { UnitId: unitId, Stock: 4 });

    const history = await listHistory(Id);
    expect(history.map(({ operation, staffId, outcome }) => [operation, staffId, outcome])).toEqual(
      [
        ['set-stock', 1, 'done'],
        ['set-item-status', 1, 'done'],
        ['create-item', 1, 'done'],
      ],
    );
    expect(history[0]?.changes).toContainEqual({
      subject: `stock:${unitId}`,
      kind: 'changed',
      fields: [{ path: 'free', before: 10, after: 4 }],
    });
    expect(history[1]?.changes).toContainEqual({
      subject: `item:${Id}`,
      kind: 'changed',
      fields: expect.arrayContaining([{ path: 'status', before: 'on-sale', after: 'hidden' }]),
    });
    expect(history[2]?.changes).toContainEqual(
      expect.objectContaining({ subject: `item:${Id}`, kind: 'created' }),
    );
  });

  const readHistory = async (itemId: number, query: Record<string, string> = {}) =>
    (
      await catalog.call<{ Entries: ItemHistoryEntryResponse[]; Next: string }>(
        'list-item-history',
        { as: 'staff', query: { ItemId: String(itemId), ...query } },
      )
    ).body;
  const listEntries = (operation: string) =>
    createAuditStore(catalog.connection).list({ operation, limit: 5 }, new Date());

  it('are the history of the item in pages, without what was rejected', async () => {
    const pulses = await catalog.ensureCategory('Staples', 'Dals & Pulses');
    const { Id } = await catalog.write('create-item', itemBody(pulses, { Name: 'Paged Dal' }));
    const other = await catalog.write('create-item', itemBody(pulses, { Name: 'Other Dal' }));
    await catalog.write('set-item-status', { ItemId: Id, Status: 0 });
    await catalog.write('save-item', {
      ItemId: Id,
      Rev: 0,
      ...itemBody(pulses),
      Units: [{ UnitId: 0, Name: '1 kg', MaxPerOrder: 1, Net: null }],
    });
    const first = await readHistory(Id, { Limit: '2' });
    const second = await readHistory(Id, { Limit: '2', Before: first.Next });
    expect([...first.Entries, ...second.Entries].map(({ Operation }) => Operation)).toEqual([
      'set-item-status',
      'create-item',
    ]);
    expect(second.Next).toBe('');
    expect(first.Entries[0]).toMatchObject({ StaffId: 1, Outcome: 'done' });
    expect(JSON.stringify(first.Entries)).not.toContain(`item:${other.Id}`);
    const statuses = await Promise.all(
      (['customer', 'nobody'] as const).map((as) =>
        catalog.call('list-item-history', { as, query: { ItemId: String(Id) } }),
      ),
    );
    expect(statuses.map(({ status }) => status)).toEqual([403, 401]);
    const unknown = { as: 'staff' as const, query: { ItemId: '999999999' } };
    expect((await catalog.call('list-item-history', unknown)).status).toBe(404);
  });

  it('name the items that a renamed category changes', async () => {
    const typeId = await catalog.ensureCategory('Renamed', 'Old name');
    const { Id } = await catalog.write('create-item', itemBody(typeId, { Name: 'Renamed Dal' }));
    const { ItemGroupId } = (await catalog.findListedItem(Id)) ?? {};
    await catalog.write('save-item-type', { Id: typeId, Name: 'New name', ItemGroupId });
    const [renamed] = await listHistory(Id);
    expect(renamed?.operation).toBe('save-item-type');
    expect(renamed?.changes).toContainEqual({
      subject: `item:${Id}`,
      kind: 'changed',
      fields: [{ path: 'itemTypeName', before: 'Old name', after: 'New name' }],
    });
    expect(renamed?.changes).toContainEqual(
      expect.objectContaining({
        subject: `item-type:${typeId}`,
        fields: expect.arrayContaining([{ path: 'name', before: 'Old name', after: 'New name' }]),
      }),
    );
  });

  it('name the image that was uploaded and the slide that was removed', async () => {
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#1c4' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'green.png');
    const query = { name: 'green.png' };
    const { body } = await catalog.call<{ Hash: string }[]>('upload-item-image', {
      as: 'staff',
      form,
      query,
    });
    const hash = body[0]?.Hash ?? '';
    const [uploaded] = await listEntries('upload-item-image');
    expect(uploaded?.subjects).toContain(`picture:${hash}`);

    const slide = { Title: 'Removed', Link: '/home', Images: [hash] };
    const { Id } = await catalog.write('save-slide', slide);
    await fetch(`${catalog.url()}/v1/delete-slide?SlideId=${Id}`, {
      method: 'DELETE',
      headers: {
        'content-type': 'application/json',
        authorization: await catalog.tokens.bearer({ userId: 1, permissions: ['offers'] }),
      },
    });
    const [removed] = await listEntries('delete-slide');
    expect(removed?.changes).toContainEqual(
      expect.objectContaining({
        subject: `slide:${Id}`,
        kind: 'removed',
        fields: expect.arrayContaining([{ path: 'title', before: 'Removed', after: null }]),
      }),
    );
  });
});
