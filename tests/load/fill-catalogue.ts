import { realItems } from '../../services/catalog/test/shelves-to-search.ts';
import { createCatalogue } from '../../services/catalog/src/search/catalogue.ts';

/** Run by `npm run bench -- index`: what one catalogue of the whole list costs, as JSON. */
const items = await realItems();
const collect = (): void => {
  (globalThis as { gc?: () => void }).gc?.();
};
collect();
const before = process.memoryUsage();
const start = performance.now();
const catalogue = createCatalogue();
catalogue.putGroups([{ itemGroupId: 1, name: 'All', tint: 'staples', position: 1, image: '' }]);
await catalogue.fill(items.map((item) => ({ item, rev: 0 })));
catalogue.putStock(
  items.flatMap(({ units }) => units.map(({ unitId }) => ({ unitId, free: 100, rev: 0 }))),
);
const listed = catalogue.onSale({ date: '2025-11-21', partyId: 0 });
const fillMs = performance.now() - start;
collect();
const after = process.memoryUsage();
process.stdout.write(
  JSON.stringify({
    items: listed.length,
    terms: catalogue.size().searchTerms,
    fillMs,
    heapBytes: after.heapUsed - before.heapUsed,
    rssBytes: after.rss - before.rss,
  }),
);
