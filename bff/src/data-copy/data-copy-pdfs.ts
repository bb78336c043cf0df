import { ProblemError } from '@tokri/contracts/problems';
import { RenderQueue } from '@tokri/service-kit/pdf';
import type { PrintedDataCopy } from './printed-data-copy.ts';

const maxWaiting = 4;
const timeoutMs = 20_000;
const idleMs = 60_000;

/** The bundle has the script of the worker beside its main file; images have the fonts below `/`. */
export const createDataCopyPdfs = (
  mainFile: string,
  workerScript = new URL('./render-worker.mjs', mainFile),
): RenderQueue<PrintedDataCopy> =>
  new RenderQueue({
    workerScript,
    fontFolder: new URL('../../shared/service-kit/fonts/', mainFile),
    maxWaiting,
    timeoutMs,
    idleMs,
    toLargeError: () => new ProblemError('pdf-too-large'),
  });
