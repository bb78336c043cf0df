import autocannon from 'autocannon';
import { callApiOk } from '../support/api/call-api.ts';
import { fillCart, listItemsOnSale } from '../support/api/shopping.ts';
import { readProductUrls } from '../support/product.ts';
import type { Benchmark } from './report.ts';
import { createShoppers } from './orders/shoppers.ts';
import { readResourceUsage, resourceFigures } from './resource-usage.ts';

const defaultConnections = 8;
const defaultSeconds = 10;
const linesPerCart = 20;
const warmUpSeconds = 3;

export const carts: Benchmark = async ([
  connections = String(defaultConnections),
  seconds = String(defaultSeconds),
  origin = readProductUrls().web,
]) => {
  const { shoppers: created } = await createShoppers(Number(connections));
  const goods = (await listItemsOnSale())
    .slice(0, linesPerCart)
    .map(({ Id, Units }) => ({ itemId: Id, unitId: Units[0]?.UnitId ?? 0, quantity: 1 }));
  const requests = await Promise.all(
    created.map(async (shopper) => {
      const { buyer, slot } = shopper(0);
      await fillCart(buyer, goods, slot.Date);
      const query = { UId: String(buyer.userId), PDate: slot.Date, Pincode: '560034' };
      const { Lines } = await callApiOk<{ readonly Lines: readonly unknown[] }>({
        path: '/api/Cart',
        query,
        token: buyer.token,
      });
      if (Lines.length !== linesPerCart) throw new Error(`a cart of ${Lines.length} lines`);
      return {
        method: 'GET' as const,
        path: `/api/Cart?${new URLSearchParams(query)}`,
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      };
    }),
  );
  const load = (duration: number) =>
    autocannon({ url: origin, connections: Number(connections), duration, requests });
  await load(warmUpSeconds);
  const before = await readResourceUsage();
  const { requests: sent, latency, non2xx, errors, timeouts } = await load(Number(seconds));
  const after = await readResourceUsage();
  return [
    {
      label: `carts of ${linesPerCart} lines priced a second, c=${connections}`,
      value: sent.average.toFixed(0),
    },
    {
      label: 'p50, p97.5, p99',
      value: [latency.p50, latency.p97_5, latency.p99].map((ms) => `${ms} ms`).join(', '),
    },
    { label: 'responses other than 200', value: String(non2xx + errors + timeouts) },
    ...resourceFigures(before, after, { unitCount: sent.total, unit: 'cart', fractionDigits: 2 }),
  ];
};
