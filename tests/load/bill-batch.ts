import { monitorEventLoopDelay } from 'node:perf_hooks';
import { maxCartLines } from '@tokri/contracts/orders';
import { renderBatch } from '@tokri/service-kit/pdf';
import type { PrintedDocument } from '../../services/billing/src/bill-pdf/printed-document.ts';
import { readCpuMs } from './cpu-time.ts';
import { buildPrintedBill, goodsNames, usualLineCount } from './printed-bill.ts';
import { megabytes, milliseconds, seconds, type Benchmark, type Figure } from './report.ts';

const timeoutMs = 60_000;
const sampleMs = 50;
const lineNames = [...goodsNames.English, ...goodsNames.Hindi];

async function* toBills(count: number, lineCount: number): AsyncGenerator<PrintedDocument> {
  for (let position = 1; position <= count; position += 1) {
    await Promise.resolve();
    yield { kind: 'bill', bill: buildPrintedBill(lineNames, { position, lineCount }) };
  }
}

const measure = async (count: number, lineCount: number): Promise<readonly Figure[]> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage.rss();
  let peakBytes = before;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, sampleMs);
  const [startedAt, startCpuMs] = [performance.now(), readCpuMs('self')];
  let firstMs = 0;
  let bytes = 0;
  delay.enable();
  for await (const chunk of renderBatch(toBills(count, lineCount), {
    workerScript: new URL('../../services/billing/test/render-worker.mjs', import.meta.url),
    fontFolder: new URL('../../shared/service-kit/fonts/', import.meta.url),
    timeoutMs,
    title: 'Bills',
  })) {
    firstMs ||= performance.now() - startedAt;
    bytes += chunk.length;
  }
  delay.disable();
  clearInterval(sampling);
  const name = `${count} bills of ${lineCount} lines`;
  return [
    {
      label: `${name} as one PDF`,
      value: `${seconds(performance.now() - startedAt)}, ${seconds(readCpuMs('self') - startCpuMs)} of CPU`,
    },
    {
      label: `${name}, first byte and size`,
      value: `${milliseconds(firstMs)}, ${megabytes(bytes)}`,
    },
    { label: `${name}, memory that it added at most`, value: megabytes(peakBytes - before) },
    {
      label: `${name}, delay of the event loop, p99 and longest`,
      value: `${milliseconds(delay.percentile(99) / 1e6)}, ${milliseconds(delay.max / 1e6)}`,
    },
  ];
};

/** Needs no running product. The thread that draws loads its sources through tsx, which a bundle does not. */
export const billBatch: Benchmark = async ([count = '100', lineCount = String(usualLineCount)]) =>
  measure(Number(count), lineCount === 'most' ? maxCartLines : Number(lineCount));
