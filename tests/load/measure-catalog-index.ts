import { realItems } from '../../services/catalog/test/search-fixtures.ts';
import { createCatalogIndex } from '../../services/catalog/src/search/items/catalog-index.ts';

const items = await realItems();
const collectGarbage = (): void => {
  (globalThis as { gc?: () => void }).gc?.();
};
collectGarbage();
const before = process.memoryUsage();
const start = performance.now();
const index = createCatalogIndex();
index.upsertGroups([{ itemGroupId: 1, name: 'All', tint: 'staples', position: 1, image: '' }]);
await index.load(items.map((item) => ({ item, rev: 0 })));
index.upsertStock(
  items.flatMap(({ units }) => units.map(({ unitId }) => ({ unitId, free: 100, rev: 0 }))),
);
const listed = index.listOnSale({ date: '2025-11-21', partyId: 0 });
const fillMs = performance.now() - start;
collectGarbage();
const after = process.memoryUsage();
process.stdout.write(
  JSON.stringify({
    items: listed.length,
    terms: index.size().searchTerms,
    fillMs,
    heapBytes: after.heapUsed - before.heapUsed,
    rssBytes: after.rss - before.rss,
  }),
);
