// @ts-check
/**
 * A closed pipe (`npm start | head`) must not stop the product.
 * @param {string} [line]
 */
export function printLine(line = '') {
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);

/** A longer step announces its start. */
const QUIET_MS = 400;

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [summarize] text shown beside the name
 * @returns {Promise<T>}
 */
export async function reportStep(name, work, summarize = () => '') {
  const startedAtMs = performance.now();
  const timer = setTimeout(() => printLine(`     ...  ${name}`), QUIET_MS);
  const result = await work().finally(() => clearTimeout(timer));
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
