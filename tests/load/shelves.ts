import autocannon from 'autocannon';
import { productUnderTest } from '../support/product.ts';
import type { Benchmark, Figure } from './report.ts';
import { workDone, workFigures } from './work-done.ts';

const connectionsDefault = 32;
const secondsDefault = 10;
const listOf = 30;
const warmSeconds = 3;

/** What customers ask for: words in two languages with a slip now and then, a department, a price, an order. */
const searches = [
  'aloo',
  'doodh',
  'atta',
  'toor dal',
  'bisct',
  'प्याज',
  'green tea',
  'shampoo',
  'olive oil',
  'maggi',
  'onoin',
  'basmati',
  'dettol',
  'kaju',
  'tooth paste',
  'milk 1l',
];
const filters = [
  'sort=price',
  'sort=-price',
  'sort=name',
  'sort=discount',
  'minPrice=50&maxPrice=200',
  'inStock=1',
  'brand=Loose',
  'maxPrice=99&sort=discount',
];

const addressesOf = (kind: string): readonly string[] => {
  const asked =
    kind === 'list' ? filters : searches.map((text) => `search=${encodeURIComponent(text)}`);
  return asked.map((names) => `/api/Filter?${names}&pincode=560034&pageSize=${listOf}`);
};

const load = (
  origin: string,
  kind: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
) =>
  autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: addressesOf(kind).map((path) => ({
      method: 'GET' as const,
      path,
      headers: { 'content-type': 'application/json' },
    })),
  });

const figuresOf = (
  kind: string,
  result: autocannon.Result,
  connections: number,
): readonly Figure[] => [
  {
    what: `${kind}: requests a second, c=${connections}, lists of ${listOf}`,
    value: result.requests.average.toFixed(0),
  },
  {
    what: `${kind}: p50, p97.5, p99, slowest`,
    value: [result.latency.p50, result.latency.p97_5, result.latency.p99, result.latency.max]
      .map((ms) => `${ms} ms`)
      .join(', '),
  },
  {
    what: `${kind}: answers that are not 200`,
    value: String(result.non2xx + result.errors + result.timeouts),
  },
];

/**
 * Searches and filtered lists of 30 through the bff. Start the product with `LIMIT_READS_PER_MINUTE=100000000`, since all calls come from one address.
 * Arguments: connections, seconds, another address of the bff.
 */
export const shelves: Benchmark = async ([
  connections = String(connectionsDefault),
  seconds = String(secondsDefault),
  origin = productUnderTest().web,
]) => {
  const figures: Figure[] = [];
  for (const kind of ['search', 'list']) {
    await load(origin, kind, { connections: Number(connections), seconds: warmSeconds });
    const before = await workDone();
    const result = await load(origin, kind, {
      connections: Number(connections),
      seconds: Number(seconds),
    });
    const after = await workDone();
    figures.push(
      ...figuresOf(kind, result, Number(connections)),
      ...workFigures(before, after, { count: result.requests.total, what: kind, places: 3 }),
    );
  }
  return figures;
};
