import { parentPort, workerData } from 'node:worker_threads';
import { setShopMarket } from '@tokri/contracts/market';
import type { RenderPdf, ToPdfDocument } from './pdf-document.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import type { RenderResult, RenderWorkerData } from './render-queue.ts';

const render = async <Data>(renderPdf: RenderPdf<Data>, data: Data): Promise<RenderResult> => {
  try {
    return { ok: true, pdf: new Uint8Array(await renderPdf(data)) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};

/** The script of the thread of a `RenderQueue`. */
export const renderInThread = <Data>(toDocument: ToPdfDocument<Data>): void => {
  const { fontFolder, taxMode } = workerData as RenderWorkerData;
  setShopMarket(taxMode);
  const renderPdf = createPdfRenderer(new URL(fontFolder), toDocument);
  parentPort?.on('message', (data: Data) => {
    void render(renderPdf, data).then((result) => {
      parentPort?.postMessage(result, result.ok ? [result.pdf.buffer as ArrayBuffer] : []);
    });
  });
};
