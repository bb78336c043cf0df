import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRunFile } from '../support/product.ts';
import { megabytes, seconds, type Benchmark } from './report.ts';

const measureMsMax = 180_000;

interface Filled {
  readonly items: number;
  readonly terms: number;
  readonly fillMs: number;
  readonly heapBytes: number;
  readonly rssBytes: number;
}

/** The catalogue of the whole list of products in memory, measured in a process of its own; and what the running catalog says of its own start. */
export const searchIndex: Benchmark = async () => {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--expose-gc', '--import', 'tsx', 'tests/load/fill-catalogue.ts'],
    { timeout: measureMsMax },
  );
  const filled = JSON.parse(stdout) as Filled;
  const catalog = readRunFile().services.catalog;
  const running = catalog
    ? ((await (await fetch(`${catalog.url}/health/details`)).json()) as {
        readonly items: number;
        readonly filledInMs: number;
      })
    : undefined;
  return [
    {
      what: `index of ${filled.items} items built from memory, ${filled.terms} words`,
      value: seconds(filled.fillMs),
    },
    { what: 'its heap, items and lists and index together', value: megabytes(filled.heapBytes) },
    { what: 'the growth of the process', value: megabytes(filled.rssBytes) },
    ...(running
      ? [
          {
            what: `the running catalog's last start, ${running.items} items from the store to the first list`,
            value: seconds(running.filledInMs),
          },
        ]
      : []),
  ];
};
