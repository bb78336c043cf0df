/** Before try `failed + 1`: doubles from `retryDelayMs` to `retryDelayMsMax`, with up to a quarter less so that consumers do not march in step. */
export const retryDelay = (
  limits: { readonly retryDelayMs: number; readonly retryDelayMsMax: number },
  failed: number,
  random: () => number = Math.random,
): number => {
  const wholeMs = Math.min(
    limits.retryDelayMs * 2 ** Math.min(failed - 1, 20),
    limits.retryDelayMsMax,
  );
  return Math.round(wholeMs * (1 - random() / 4));
};
