import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRunFile } from '../support/product.ts';
import { megabytes, seconds, type Benchmark } from './report.ts';

const measureTimeoutMs = 180_000;

interface IndexMeasurement {
  readonly items: number;
  readonly terms: number;
  readonly fillMs: number;
  readonly heapBytes: number;
  readonly rssBytes: number;
}

export const searchIndex: Benchmark = async () => {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--expose-gc', '--import', 'tsx', 'tests/load/measure-catalog-index.ts'],
    { timeout: measureTimeoutMs },
  );
  const measurement = JSON.parse(stdout) as IndexMeasurement;
  const catalog = readRunFile().services.catalog;
  const running = catalog
    ? ((await (await fetch(`${catalog.url}/health/details`)).json()) as {
        readonly items: number;
        readonly filledInMs: number;
      })
    : undefined;
  return [
    {
      label: `index of ${measurement.items} items built from memory, ${measurement.terms} words`,
      value: seconds(measurement.fillMs),
    },
    {
      label: 'its heap, items and lists and index together',
      value: megabytes(measurement.heapBytes),
    },
    { label: 'the growth of the process', value: megabytes(measurement.rssBytes) },
    ...(running
      ? [
          {
            label: `the running catalog's last start, ${running.items} items from the store to the first list`,
            value: seconds(running.filledInMs),
          },
        ]
      : []),
  ];
};
