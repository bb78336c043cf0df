import { createAuditStore } from '@tokri/service-kit/mongo';
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
});
