// @ts-check
import { eraseStatus, showRunning } from './running-steps.mjs';

/**
 * A closed pipe (`npm start | head`) must not stop the product.
 * @param {string} [line]
 */
export function printLine(line = '') {
  eraseStatus();
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);

/**
 * Until the step ends, a terminal shows how long it runs; other outputs get a line now and then.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {object} [texts]
 * @param {(result: T) => string} [texts.summarize] text shown beside the name of the ended step
 * @param {() => string} [texts.describe] what the running step does now
 * @returns {Promise<T>}
 */
export async function reportStep(name, work, { summarize = () => '', describe = () => '' } = {}) {
  const startedAtMs = performance.now();
  const hide = showRunning({ name, startedAtMs, describe });
  const result = await work().finally(hide);
  const summary = summarize(result);
  printLine(
    `${formatSeconds(performance.now() - startedAtMs)}  ${name}${summary ? `: ${summary}` : ''}`,
  );
  return result;
}

/** @param {number} ms */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
