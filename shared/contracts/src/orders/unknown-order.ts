/** Ids are given out in blocks to several processes, so a lower one may come to be later than a higher one, by at most this. */
const idsOutOfOrderMax = 100;
/** Orders that this service may be behind by. An id beyond them cannot be an order's yet. */
const idsBehindMax = 10_000;

/**
 * What an order id that is not known here means: it may be on its way (`not-known-yet`), or there is no such order (`not-found`), because newer ones
 * are known or because it is far ahead of all.
 */
export const classifyUnknownOrder = (
  orderId: number,
  newestKnown: number,
): 'not-known-yet' | 'not-found' =>
  orderId > newestKnown - idsOutOfOrderMax && orderId <= newestKnown + idsBehindMax
    ? 'not-known-yet'
    : 'not-found';
