// @ts-check
/**
 * Prints a line. A closed pipe (`npm start | head`) must not stop the product.
 * @param {string} [line]
 */
export function printLine(line = '') {
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);

/** Steps that take longer announce their beginning. */
const QUIET_MS = 400;

/**
 * Runs a step and prints its duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [outcome] text shown beside the name
 * @returns {Promise<T>}
 */
export async function reportStep(name, work, outcome = () => '') {
  const began = performance.now();
  const timer = setTimeout(() => printLine(`     ...  ${name}`), QUIET_MS);
  const result = await work().finally(() => clearTimeout(timer));
  const summary = outcome(result);
  printLine(`${formatSeconds(performance.now() - began)}  ${name}${summary ? `: ${summary}` : ''}`);
  return result;
}

/**
 * @param {number} ms
 * @returns {string} such as '  3.2 s'
 */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
