import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { shopMarket } from '@tokri/contracts/market';
import { maxThreadHeapMb, type RenderResult, type RenderWorkerData } from './render-queue.ts';

export type BatchStep<Data> =
  { readonly kind: 'draw'; readonly data: Data } | { readonly kind: 'end' };

export interface RenderBatchOptions {
  /** As for `RenderQueue`. */
  readonly workerScript: URL;
  readonly fontFolder: URL;
  /** Of the drawing of one document. */
  readonly timeoutMs: number;
  /** Of the file. */
  readonly title: string;
}

const startThread = ({ workerScript, fontFolder, title }: RenderBatchOptions): Worker => {
  const workerData: RenderWorkerData = {
    fontFolder: fontFolder.href,
    taxMode: shopMarket().taxMode,
    batchTitle: title,
  };
  const worker = new Worker(workerScript, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxThreadHeapMb },
  });
  worker.unref();
  return worker;
};

/** Rejects when the thread ends by itself, whether or not somebody waits for its answer. */
const watchForEnd = (worker: Worker): Promise<never> => {
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The thread that renders documents ended with code ${code}`)),
    );
  });
  ended.catch(() => undefined);
  return ended;
};

/**
 * One PDF of many documents, drawn one by one in a thread of its own. The next document is read only
 * when what was drawn has been taken, so neither side holds more than one of them.
 */
export async function* renderBatch<Data>(
  documents: AsyncIterable<Data>,
  options: RenderBatchOptions,
): AsyncGenerator<Buffer> {
  const worker = startThread(options);
  const ended = watchForEnd(worker);
  const ask = async (step: BatchStep<Data>): Promise<Buffer> => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    const answer = once(worker, 'message', { signal }).then(([result]) => result as RenderResult);
    worker.postMessage(step);
    const result = await Promise.race([answer, ended]);
    if (!result.ok) throw new Error(`A document could not be rendered: ${result.message}`);
    return Buffer.from(result.pdf.buffer);
  };
  try {
    for await (const data of documents) {
      const grown = await ask({ kind: 'draw', data });
      if (grown.length > 0) yield grown;
    }
    yield await ask({ kind: 'end' });
  } finally {
    await worker.terminate();
  }
}
