import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { askApi } from '../support/api/call-api.ts';
import { seconds, type Benchmark } from './report.ts';

const importMsMax = 900_000;
const outputMax = 10_000_000;

const searchMs = async (
  search: string,
): Promise<{ readonly ms: number; readonly total: number }> => {
  const start = performance.now();
  const { Total } = await askApi<{ readonly Total: number }>({
    path: '/api/Filter',
    query: { search, pincode: '560034' },
  });
  return { ms: performance.now() - start, total: Total };
};

/** `npm run shop:import` into the running product, twice: the second time nothing changes. Argument: the file. */
export const importProducts: Benchmark = async ([file]) => {
  if (file === undefined)
    throw new Error('Name the file: npm run bench -- import ../shared/data/grocery-products.csv');
  const run = async (): Promise<{ readonly ms: number; readonly last: string }> => {
    const start = performance.now();
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'shop:import', '--', file], {
      timeout: importMsMax,
      maxBuffer: outputMax,
    });
    return {
      ms: performance.now() - start,
      last:
        stdout
          .trim()
          .split('\n')
          .filter((line) => line.startsWith('Done:'))
          .at(-1) ?? stdout.slice(-200),
    };
  };
  const first = await run();
  const again = await run();
  const found = await searchMs('aloo bhujia');
  return [
    { what: 'import', value: `${seconds(first.ms)}  ${first.last}` },
    { what: 'the same again', value: `${seconds(again.ms)}  ${again.last}` },
    { what: 'search afterwards', value: `${found.ms.toFixed(0)} ms, ${found.total} found` },
  ];
};
