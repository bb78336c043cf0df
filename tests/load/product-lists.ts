import autocannon from 'autocannon';
import { readProductUrls } from '../support/product.ts';
import type { Benchmark, Figure } from './report.ts';
import { readResourceUsage, resourceFigures } from './resource-usage.ts';

const defaultConnections = 32;
const defaultSeconds = 10;
const pageSize = 30;
const warmUpSeconds = 3;

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

const requestPaths = (kind: string): readonly string[] => {
  const queries =
    kind === 'list' ? filters : searches.map((text) => `search=${encodeURIComponent(text)}`);
  return queries.map((query) => `/api/Filter?${query}&pincode=560034&pageSize=${pageSize}`);
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
    requests: requestPaths(kind).map((path) => ({
      method: 'GET' as const,
      path,
      headers: { 'content-type': 'application/json' },
    })),
  });

const toFigures = (
  kind: string,
  result: autocannon.Result,
  connections: number,
): readonly Figure[] => [
  {
    label: `${kind}: requests a second, c=${connections}, lists of ${pageSize}`,
    value: result.requests.average.toFixed(0),
  },
  {
    label: `${kind}: p50, p97.5, p99, slowest`,
    value: [result.latency.p50, result.latency.p97_5, result.latency.p99, result.latency.max]
      .map((ms) => `${ms} ms`)
      .join(', '),
  },
  {
    label: `${kind}: responses other than 200`,
    value: String(result.non2xx + result.errors + result.timeouts),
  },
];

/**
 * Requires `LIMIT_READS_PER_MINUTE=100000000 npm start`, because all requests come from one
 * address.
 */
export const productLists: Benchmark = async ([
  connections = String(defaultConnections),
  seconds = String(defaultSeconds),
  origin = readProductUrls().web,
]) => {
  const figures: Figure[] = [];
  for (const kind of ['search', 'list']) {
    await load(origin, kind, { connections: Number(connections), seconds: warmUpSeconds });
    const before = await readResourceUsage();
    const result = await load(origin, kind, {
      connections: Number(connections),
      seconds: Number(seconds),
    });
    const after = await readResourceUsage();
    figures.push(
      ...toFigures(kind, result, Number(connections)),
      ...resourceFigures(before, after, {
        unitCount: result.requests.total,
        unit: kind,
        fractionDigits: 3,
      }),
    );
  }
  return figures;
};
