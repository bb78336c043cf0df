import { RenderQueue } from '@tokri/service-kit/pdf';
import { cachePdfs } from './pdf-cache.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { PrintedReceipt } from '../application/ports/printed-receipt.ts';
import type { PrintedStatement } from '../application/ports/printed-statement.ts';

const maxWaiting = 4;
const timeoutMs = 20_000;
const idleMs = 60_000;
/** About a hundred of the largest bills. */
const maxCachedBytes = 24 * 1024 * 1024;

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
  return {
    render: cachePdfs((bill) => queue.render({ kind: 'bill', bill }), maxCachedBytes),
    renderReceipt: (receipt: PrintedReceipt) => queue.render({ kind: 'receipt', receipt }),
    renderStatement: (statement: PrintedStatement) =>
      queue.render({ kind: 'statement', statement }),
    stop: queue.stop,
  };
};
