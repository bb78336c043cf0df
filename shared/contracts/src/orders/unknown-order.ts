/** Processes allocate ids in blocks, so a lower id can appear after a higher one. */
const maxIdsOutOfOrder = 100;
const maxIdsBehind = 10_000;

export const classifyUnknownOrder = (
  orderId: number,
  newestKnownId: number,
): 'not-known-yet' | 'not-found' =>
  orderId > newestKnownId - maxIdsOutOfOrder && orderId <= newestKnownId + maxIdsBehind
    ? 'not-known-yet'
    : 'not-found';
