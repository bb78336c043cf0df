const duplicateKey = 11_000;

/** A document with this id, or with a value that is unique, exists already. */
export const isDuplicateKeyError = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === duplicateKey || (cause !== undefined && isDuplicateKeyError(cause));
};

/** An aggregate has as much to publish as its outbox holds: the broker has been away for long. The same write succeeds when it is back. */
export class OutboxFull extends Error {
  override readonly name = 'OutboxFull';
}

const outages = new Set([
  'OutboxFull',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'PoolClearedOnNetworkError',
]);

/** The store does not answer, or an outbox is full; the same call may succeed when it is back. */
export const isStoreOutage = (error: unknown): boolean =>
  error instanceof Error && outages.has(error.name);
