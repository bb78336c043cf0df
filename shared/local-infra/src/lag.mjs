// @ts-check
/**
 * Finds the consumer lag in what a service tells at /health/details: every object in it with a whole number `lag`, summed.
 * @param {unknown} details
 * @returns {number | undefined} messages still to be read; nothing when the service tells none
 */
export function lagIn(details) {
  if (typeof details !== 'object' || details === null) return undefined;
  const own = 'lag' in details && typeof details.lag === 'number' ? [details.lag] : [];
  const below = Object.values(details)
    .map(lagIn)
    .filter((lag) => lag !== undefined);
  const all = [...own, ...below];
  return all.length > 0 ? all.reduce((sum, lag) => sum + lag, 0) : undefined;
}
