// @ts-check
/**
 * Sums every numeric `lag` in a response of /health/details.
 * @param {unknown} details
 * @returns {number | undefined} messages behind; undefined without consumers
 */
export function sumConsumerLag(details) {
  if (typeof details !== 'object' || details === null) return undefined;
  const ownLags = 'lag' in details && typeof details.lag === 'number' ? [details.lag] : [];
  const nestedLags = Object.values(details)
    .map(sumConsumerLag)
    .filter((lag) => lag !== undefined);
  const lags = [...ownLags, ...nestedLags];
  return lags.length > 0 ? lags.reduce((sum, lag) => sum + lag, 0) : undefined;
}
