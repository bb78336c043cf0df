import { parentPort, workerData } from 'node:worker_threads';
import type { BillResponse } from '@tokri/contracts/api';
import { setShopMarket } from '@tokri/contracts/market';
import { createPdfRenderer } from './pdf-renderer.ts';
import type { RenderResult, RenderWorkerData } from './render-queue.ts';

const { fontFolder, taxMode } = workerData as RenderWorkerData;
setShopMarket(taxMode);
const renderPdf = createPdfRenderer(new URL(fontFolder));

const render = async (bill: BillResponse): Promise<RenderResult> => {
  try {
    return { ok: true, pdf: new Uint8Array(await renderPdf(bill)) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (bill: BillResponse) => {
  void render(bill).then((result) => {
    parentPort?.postMessage(result, result.ok ? [result.pdf.buffer as ArrayBuffer] : []);
  });
});
