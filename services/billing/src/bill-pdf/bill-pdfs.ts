import type { BillResponse } from '@tokri/contracts/api';
import { renderBatch, RenderQueue } from '@tokri/service-kit/pdf';
import { cachePdfs } from './pdf-cache.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { PrintedReceipt, PrintedStatement } from '../application/ports/printed-documents.ts';

const maxWaiting = 4;
const timeoutMs = 20_000;
const idleMs = 60_000;
/** About a hundred of the largest bills. */
const maxCachedBytes = 24 * 1024 * 1024;

async function* mapEach<From, To>(
  values: AsyncIterable<From>,
  change: (value: From) => To,
): AsyncGenerator<To> {
  for await (const value of values) yield change(value);
}

/** The bundle has the script of the worker beside its main file; images have the fonts below `/`. */
export const createBillPdfs = (
  mainFile: string,
  workerScript = new URL('./render-worker.mjs', mainFile),
) => {
  const fontFolder = new URL('../../../shared/service-kit/fonts/', mainFile);
  const queue = new RenderQueue<PrintedDocument>({
    workerScript,
    fontFolder,
    maxWaiting,
    timeoutMs,
    idleMs,
  });
  const renderMany = (title: string, documents: AsyncIterable<PrintedDocument>) =>
    renderBatch(documents, { workerScript, fontFolder, timeoutMs, title });
  return {
    render: cachePdfs((bill) => queue.render({ kind: 'bill', bill }), maxCachedBytes),
    renderReceipt: (receipt: PrintedReceipt) => queue.render({ kind: 'receipt', receipt }),
    renderStatement: (statement: PrintedStatement) =>
      queue.render({ kind: 'statement', statement }),
    renderBills: (title: string, bills: AsyncIterable<BillResponse>) =>
      renderMany(
        title,
        mapEach(bills, (bill) => ({ kind: 'bill', bill })),
      ),
    renderStatements: (title: string, statements: AsyncIterable<PrintedStatement>) =>
      renderMany(
        title,
        mapEach(statements, (statement) => ({ kind: 'statement', statement })),
      ),
    stop: queue.stop,
  };
};
