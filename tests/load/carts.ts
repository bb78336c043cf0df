import autocannon from 'autocannon';
import { askApi } from '../support/api/call-api.ts';
import { fillCart, itemsOnSale } from '../support/api/shopping.ts';
import { productUnderTest } from '../support/product.ts';
import type { Benchmark } from './report.ts';
import { shoppers } from './shopper.ts';
import { workDone, workFigures } from './work-done.ts';

const connectionsDefault = 8;
const secondsDefault = 10;
const linesOfCart = 20;
const warmSeconds = 3;

/**
 * A customer's cart of 20 lines, read through the bff with all prices and a signed quote. Start the product with `LIMIT_READS_PER_MINUTE=100000000`.
 * Arguments: connections, seconds, another address of the bff.
 */
export const carts: Benchmark = async ([
  connections = String(connectionsDefault),
  seconds = String(secondsDefault),
  origin = productUnderTest().web,
]) => {
  const { shoppers: all } = await shoppers(Number(connections));
  const goods = (await itemsOnSale())
    .slice(0, linesOfCart)
    .map(({ Id, Units }) => ({ itemId: Id, unitId: Units[0]?.UnitId ?? 0, quantity: 1 }));
  const requests = await Promise.all(
    all.map(async (shopper) => {
      const { buyer, slot } = shopper(0);
      await fillCart(buyer, goods, slot.Date);
      const query = { UId: String(buyer.userId), PDate: slot.Date, Pincode: '560034' };
      const { Lines } = await askApi<{ readonly Lines: readonly unknown[] }>({
        path: '/api/Cart',
        query,
        token: buyer.token,
      });
      if (Lines.length !== linesOfCart) throw new Error(`a cart of ${Lines.length} lines`);
      return {
        method: 'GET' as const,
        path: `/api/Cart?${new URLSearchParams(query)}`,
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      };
    }),
  );
  const load = (duration: number) =>
    autocannon({ url: origin, connections: Number(connections), duration, requests });
  await load(warmSeconds);
  const before = await workDone();
  const { requests: sent, latency, non2xx, errors, timeouts } = await load(Number(seconds));
  const after = await workDone();
  return [
    {
      what: `carts of ${linesOfCart} lines priced a second, c=${connections}`,
      value: sent.average.toFixed(0),
    },
    {
      what: 'p50, p97.5, p99',
      value: [latency.p50, latency.p97_5, latency.p99].map((ms) => `${ms} ms`).join(', '),
    },
    { what: 'answers that are not 200', value: String(non2xx + errors + timeouts) },
    ...workFigures(before, after, { count: sent.total, what: 'cart', places: 2 }),
  ];
};
