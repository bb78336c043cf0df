import { readFile } from 'node:fs/promises';
import { readRunFile } from '../support/product.ts';
import { megabytes, type Benchmark } from './report.ts';

/** Proportional set size: pages shared by processes count once (proc(5), smaps_rollup). */
const pssOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) * 1024;
};

/** Memory of every process of the running product, as it is now. Run it after the walk. */
export const memory: Benchmark = async () => {
  const { infra, services } = readRunFile();
  const parts = Object.entries({ ...infra, ...services }).flatMap(([name, { pid }]) =>
    pid === undefined ? [] : [{ name, pid }],
  );
  const figures = await Promise.all(
    parts.map(async ({ name, pid }) => ({ name, bytes: await pssOf(pid) })),
  );
  const total = figures.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...figures.map(({ name, bytes }) => ({ what: name, value: megabytes(bytes) })),
    { what: 'all processes', value: megabytes(total) },
  ];
};
