import { createPdfRenderer } from '@tokri/service-kit/pdf-worker';
import { toDrawableDocument } from '../../services/billing/src/bill-pdf/bill-document.ts';
import { buildPrintedBill, goodsNames, usualLineCount } from './printed-bill.ts';
import { latencyFigure, type Benchmark, type Figure } from './report.ts';

const rounds = 20;
/** Needs no running product. CPU time counts, as a bill is rendered in one thread. */
export const billPdf: Benchmark = async () => {
  const render = createPdfRenderer(
    new URL('../../shared/service-kit/fonts/', import.meta.url),
    toDrawableDocument,
  );
  const figures: Figure[] = [];
  for (const [language, lineNames] of Object.entries(goodsNames)) {
    const response = buildPrintedBill(lineNames);
    const cpuMs: number[] = [];
    const startedAt = process.cpuUsage();
    const first = await render(response);
    const firstMs = process.cpuUsage(startedAt).user / 1000;
    for (let round = 0; round < rounds; round += 1) {
      const before = process.cpuUsage();
      await render(response);
      const { user, system } = process.cpuUsage(before);
      cpuMs.push((user + system) / 1000);
    }
    figures.push(
      {
        label: `the first bill of ${usualLineCount} lines in ${language}`,
        value: `${firstMs.toFixed(0)} ms of CPU, ${(first.length / 1024).toFixed(0)} KB`,
      },
      latencyFigure(`later bills of ${usualLineCount} lines in ${language}, CPU`, cpuMs),
    );
  }
  return figures;
};
