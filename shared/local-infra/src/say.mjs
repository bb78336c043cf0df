// @ts-check
/**
 * One line on the console; a reader who went away (`npm start | head`) must not end the product.
 * @param {string} [line]
 */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);

/** A step that is done sooner needs no word of its beginning. */
const SHORT_MS = 400;

/**
 * Does one step and tells it in a line with its seconds; one that takes longer is also told when it begins, so that nobody waits before silence.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [outcome] what there is to say beside the name
 * @returns {Promise<T>}
 */
export async function step(name, work, outcome = () => '') {
  const began = performance.now();
  const timer = setTimeout(() => say(`     ...  ${name}`), SHORT_MS);
  const result = await work().finally(() => clearTimeout(timer));
  const said = outcome(result);
  say(`${seconds(performance.now() - began)}  ${name}${said ? `: ${said}` : ''}`);
  return result;
}

/**
 * @param {number} ms
 * @returns {string} such as '  3.2 s'
 */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
