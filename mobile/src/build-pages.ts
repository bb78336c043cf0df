import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderIntentFilters } from './intent-filters.ts';
import { fetchAppConfig, writePages } from './pages.ts';

// SHOP_ORIGIN=https://shop.example npm run build -w mobile
const root = path.resolve(import.meta.dirname, '../..');
const shopOrigin = new URL(process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:8080').origin;
const target = path.join(root, 'mobile/www');
writePages({
  frontends: path.join(root, 'frontends'),
  target,
  shopOrigin,
  appConfig: await fetchAppConfig(shopOrigin),
});
const intentFilters = path.join(root, 'mobile/intent-filters.xml');
writeFileSync(intentFilters, renderIntentFilters(shopOrigin));
process.stdout.write(`${target} has the pages for ${shopOrigin}, ${intentFilters} the links\n`);
