import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { callApiOk } from '../support/api/call-api.ts';
import { seconds, type Benchmark } from './report.ts';

const importTimeoutMs = 900_000;
const maxOutputBytes = 10_000_000;

const measureSearch = async (
  search: string,
): Promise<{ readonly ms: number; readonly total: number }> => {
  const start = performance.now();
  const { Total } = await callApiOk<{ readonly Total: number }>({
    path: '/api/Filter',
    query: { search, pincode: '560034' },
  });
  return { ms: performance.now() - start, total: Total };
};

export const importProducts: Benchmark = async ([file]) => {
  if (file === undefined)
    throw new Error('Name the file: npm run bench -- import ../shared/data/grocery-products.csv');
  const run = async (): Promise<{ readonly ms: number; readonly summary: string }> => {
    const start = performance.now();
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'shop:import', '--', file], {
      timeout: importTimeoutMs,
      maxBuffer: maxOutputBytes,
    });
    return {
      ms: performance.now() - start,
      summary:
        stdout
          .trim()
          .split('\n')
          .filter((line) => line.startsWith('Done:'))
          .at(-1) ?? stdout.slice(-200),
    };
  };
  const first = await run();
  const repeat = await run();
  const found = await measureSearch('aloo bhujia');
  return [
    { label: 'import', value: `${seconds(first.ms)}  ${first.summary}` },
    { label: 'the same again', value: `${seconds(repeat.ms)}  ${repeat.summary}` },
    { label: 'search afterwards', value: `${found.ms.toFixed(0)} ms, ${found.total} found` },
  ];
};
