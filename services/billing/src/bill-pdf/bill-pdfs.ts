import { cachePdfs } from './pdf-cache.ts';
import { RenderQueue } from './render-queue.ts';

const maxWaiting = 4;
const timeoutMs = 20_000;
const idleMs = 60_000;
/** About a hundred of the largest bills. */
const maxCachedBytes = 24 * 1024 * 1024;

/** The bundle has the script of the worker beside its main file, and the fonts beside its folder. */
export const createBillPdfs = (
  mainFile: string,
  workerScript = new URL('./render-worker.mjs', mainFile),
) => {
  const fontFolder = new URL('../fonts/', mainFile);
  const queue = new RenderQueue({ workerScript, fontFolder, maxWaiting, timeoutMs, idleMs });
  return { render: cachePdfs(queue.render, maxCachedBytes), stop: queue.stop };
};
