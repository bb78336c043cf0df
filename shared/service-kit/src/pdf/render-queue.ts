import { Worker } from 'node:worker_threads';
import { shopMarket } from '@tokri/contracts/market';
import type { TaxMode } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';

export interface RenderWorkerData {
  readonly fontFolder: string;
  readonly taxMode: TaxMode;
  /** Of a thread that draws one file of many documents; else each document is a file. */
  readonly batchTitle?: string;
}
export type RenderResult =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly message: string };

export interface RenderQueueOptions {
  /** The script of the worker thread; a bundle has it beside its main file. */
  readonly workerScript: URL;
  readonly fontFolder: URL;
  readonly maxWaiting: number;
  readonly timeoutMs: number;
  /** Without work for so long, the thread ends and its fonts leave the memory. */
  readonly idleMs: number;
  /** Why a document fails that takes more time or memory than it may; without it, load is blamed. */
  readonly toLargeError?: () => Error;
}

interface Job<Data> {
  readonly data: Data;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const retryAfterSeconds = 2;
export const maxThreadHeapMb = 160;

const overloaded = (): ProblemError =>
  new ProblemError('overloaded', undefined, { retryAfterSeconds });

const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Renders one document at a time in a worker thread, so that the event loop stays free. */
export class RenderQueue<Data> {
  readonly #options: RenderQueueOptions;
  readonly #waiting: Job<Data>[] = [];
  #worker: Worker | null = null;
  #current: Job<Data> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  readonly render = (data: Data): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#options.maxWaiting) {
        reject(overloaded());
        return;
      }
      this.#waiting.push({ data, resolve, reject });
      if (!this.#current) this.#startNext();
    });

  readonly stop = async (): Promise<void> => {
    for (const job of this.#waiting.splice(0)) job.reject(overloaded());
    await this.#endWorker(overloaded());
  };

  #startNext(): void {
    const { timeoutMs, idleMs, toLargeError = overloaded } = this.#options;
    this.#current = this.#waiting.shift() ?? null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.#endWorker(this.#current ? toLargeError() : overloaded()),
      this.#current ? timeoutMs : idleMs,
    ).unref();
    if (!this.#current) return;
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage(this.#current.data);
  }

  #finish(settle: (job: Job<Data>) => void): void {
    const finished = this.#current;
    this.#current = null;
    clearTimeout(this.#timer);
    if (!finished) return;
    settle(finished);
    this.#startNext();
  }

  #startWorker(): Worker {
    const workerData: RenderWorkerData = {
      fontFolder: this.#options.fontFolder.href,
      taxMode: shopMarket().taxMode,
    };
    const worker = new Worker(this.#options.workerScript, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: maxThreadHeapMb },
    });
    const end = (error: Error): void => {
      if (this.#worker === worker) void this.#endWorker(error);
    };
    worker.on('message', (result: RenderResult) => {
      if (this.#worker !== worker) return;
      this.#finish((job) => {
        if (result.ok) job.resolve(Buffer.from(result.pdf.buffer));
        else job.reject(new Error(`A document could not be rendered: ${result.message}`));
      });
    });
    worker.on('error', (error: Error) => {
      end((isOutOfMemory(error) && this.#options.toLargeError?.()) || error);
    });
    worker.on('exit', (code) => {
      end(new Error(`The thread that renders documents ended with code ${code}`));
    });
    worker.unref();
    return worker;
  }

  async #endWorker(reason: Error): Promise<void> {
    const ended = this.#worker;
    this.#worker = null;
    this.#finish((job) => {
      job.reject(reason);
    });
    await ended?.terminate();
  }
}
