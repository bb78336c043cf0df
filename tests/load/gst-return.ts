import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { megabytes, seconds, type Benchmark } from './report.ts';

const measureTimeoutMs = 180_000;

interface ReturnMeasurement {
  readonly bills: number;
  readonly calculationMs: number;
  readonly fileBytes: number;
  readonly peakBytes: number;
}

/** Needs no running product: the documents come from memory. */
export const gstReturn: Benchmark = async () => {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--import', 'tsx', 'tests/load/measure-gst-return.ts'],
    { timeout: measureTimeoutMs },
  );
  const measured = JSON.parse(stdout) as ReturnMeasurement;
  return [
    {
      label: `return and file of ${measured.bills} bills, documents from memory, CPU time`,
      value: seconds(measured.calculationMs),
    },
    { label: 'the file', value: megabytes(measured.fileBytes) },
    { label: 'memory of the process at most', value: megabytes(measured.peakBytes) },
  ];
};
