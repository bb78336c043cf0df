// @ts-check
/**
 * @template T, R
 * @param {readonly T[]} items
 * @param {number} maxConcurrent
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
export async function runConcurrently(items, maxConcurrent, work) {
  /** @type {R[]} */
  const results = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  return results;
}
