import { readFile } from 'node:fs/promises';
import { readRunFile } from '../support/product.ts';
import { megabytes, type Benchmark } from './report.ts';

/** Proportional set size counts shared pages once (proc(5), smaps_rollup). */
export const readPss = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) * 1024;
};

export const memory: Benchmark = async () => {
  const { infra, services } = readRunFile();
  const processes = Object.entries({ ...infra, ...services }).flatMap(([name, { pid }]) =>
    pid === undefined ? [] : [{ name, pid }],
  );
  const figures = await Promise.all(
    processes.map(async ({ name, pid }) => ({ name, bytes: await readPss(pid) })),
  );
  const total = figures.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...figures.map(({ name, bytes }) => ({ label: name, value: megabytes(bytes) })),
    { label: 'all processes', value: megabytes(total) },
  ];
};
