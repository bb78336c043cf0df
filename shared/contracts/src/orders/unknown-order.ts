/**
 * Processes allocate ids in blocks, so a lower id can appear later than a higher one, by at most
 * this many.
 */
const idsOutOfOrderMax = 100;
const idsBehindMax = 10_000;

export const classifyUnknownOrder = (
  orderId: number,
  newestKnown: number,
): 'not-known-yet' | 'not-found' =>
  orderId > newestKnown - idsOutOfOrderMax && orderId <= newestKnown + idsBehindMax
    ? 'not-known-yet'
    : 'not-found';
