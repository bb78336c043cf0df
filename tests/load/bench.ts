import os from 'node:os';
import { billBatch } from './bill-batch.ts';
import { billPdf } from './bill-pdf.ts';
import { carts } from './carts.ts';
import { events } from './events.ts';
import { firstLoad } from './first-load.ts';
import { gstReturn } from './gst-return/gst-return.ts';
import { importProducts } from './import-products.ts';
import { ledgerStatement } from './ledger-statement.ts';
import { liveStreams } from './live-streams.ts';
import { memory } from './memory.ts';
import { notifications } from './notifications.ts';
import { firstAdd } from './pages/first-add.ts';
import { idlePages } from './pages/idle-pages.ts';
import { importPage } from './pages/import-page.ts';
import { interactions } from './pages/interactions.ts';
import { itemsTable } from './pages/items-table.ts';
import { layoutShift } from './pages/layout-shift.ts';
import { lighthouse } from './pages/lighthouse.ts';
import { pageLoads } from './pages/page-loads.ts';
import { creditOrders, orders, paidOrders } from './orders/orders.ts';
import { quotes } from './quotes.ts';
import type { Benchmark } from './report.ts';
import { reports } from './reports/reports.ts';
import { scale } from './scale/scale.ts';
import { scroll } from './scroll.ts';
import { searchIndex } from './search-index.ts';
import { productLists } from './product-lists.ts';
import { slotsHolds } from './slots/holds.ts';
import { slotsListing } from './slots/listing.ts';
import { slotsOverload } from './slots/overload.ts';
import { slotsPeak } from './slots/peak.ts';
import { coldStart } from './cold-start.ts';
import { stalledBodies } from './stalled-bodies.ts';
import { webhooks } from './webhooks.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  'cold-start': coldStart,
  memory,
  import: importProducts,
  'first-load': firstLoad,
  'first-add': firstAdd,
  'page-loads': pageLoads,
  'layout-shift': layoutShift,
  'idle-pages': idlePages,
  interactions,
  lighthouse,
  scroll,
  'import-page': importPage,
  'items-table': itemsTable,
  events,
  'bill-pdf': billPdf,
  'bill-batch': billBatch,
  'ledger-statement': ledgerStatement,
  'live-streams': liveStreams,
  notifications,
  orders,
  'paid-orders': paidOrders,
  'credit-orders': creditOrders,
  webhooks,
  'stalled-bodies': stalledBodies,
  'product-lists': productLists,
  carts,
  quotes,
  reports,
  'gst-return': gstReturn,
  'search-index': searchIndex,
  'slots-peak': slotsPeak,
  'slots-holds': slotsHolds,
  'slots-listing': slotsListing,
  'slots-overload': slotsOverload,
  scale,
};

const main = async (): Promise<void> => {
  const [name = '', ...rest] = process.argv.slice(2);
  const benchmark = benchmarks[name];
  if (!benchmark) {
    process.stdout.write(`Name one of: ${Object.keys(benchmarks).join(', ')}\n`);
    process.exitCode = 1;
    return;
  }
  const load = os.loadavg()[0] ?? 0;
  process.stdout.write(
    `${name} on ${os.cpus().length} cores, Node ${process.versions.node}, load ${load.toFixed(2)} before it began\n`,
  );
  for (const { label, value } of await benchmark(rest))
    process.stdout.write(`  ${label.padEnd(64)} ${value}\n`);
};

// An interrupted benchmark, too, runs its handlers of 'exit', which remove what it added.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await main();
