// @ts-check
/**
 * One line on the console; a reader who went away (`npm start | head`) must not end the product.
 * @param {string} [line]
 */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);

/**
 * Does one step and tells it in a line with its seconds.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [outcome] what there is to say beside the name
 * @returns {Promise<T>}
 */
export async function step(name, work, outcome = () => '') {
  const began = performance.now();
  const result = await work();
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
