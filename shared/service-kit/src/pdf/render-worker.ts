import { parentPort, workerData } from 'node:worker_threads';
import { setShopMarket } from '@tokri/contracts/market';
import { createBatchRenderer } from './batch-renderer.ts';
import type { ToPdfDocument } from './pdf-document.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import type { BatchStep } from './render-batch.ts';
import type { RenderResult, RenderWorkerData } from './render-queue.ts';

const toResult = async (rendering: Promise<Buffer>): Promise<RenderResult> => {
  try {
    return { ok: true, pdf: new Uint8Array(await rendering) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};

const answerMessages = <Message>(render: (message: Message) => Promise<Buffer>): void => {
  parentPort?.on('message', (message: Message) => {
    void toResult(render(message)).then((result) => {
      parentPort?.postMessage(result, result.ok ? [result.pdf.buffer as ArrayBuffer] : []);
    });
  });
};

/** The script of the thread of a `RenderQueue` or of `renderBatch`. */
export const renderInThread = <Data>(toDocument: ToPdfDocument<Data>): void => {
  const { fontFolder, taxMode, batchTitle } = workerData as RenderWorkerData;
  setShopMarket(taxMode);
  if (batchTitle === undefined) {
    answerMessages<Data>(createPdfRenderer(new URL(fontFolder), toDocument));
    return;
  }
  const batch = createBatchRenderer(new URL(fontFolder), toDocument, batchTitle);
  answerMessages<BatchStep<Data>>((step) =>
    step.kind === 'draw' ? batch.draw(step.data) : batch.end(),
  );
};
