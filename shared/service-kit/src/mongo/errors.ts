const duplicateKey = 11_000;

/** A document with this id, or with a value that is unique, exists already. */
export const isDuplicateKey = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === duplicateKey || (cause !== undefined && isDuplicateKey(cause));
};

const outages = new Set(['MongoServerSelectionError', 'MongooseServerSelectionError', 'MongoNetworkError', 'MongoNetworkTimeoutError', 'MongoPoolClearedError', 'MongoPoolClosedError', 'MongoWaitQueueTimeoutError', 'MongoNotConnectedError', 'MongoTopologyClosedError', 'PoolClearedOnNetworkError']);

/** The store does not answer; the same call may succeed when it is back. */
export const isStoreOutage = (error: unknown): boolean => error instanceof Error && outages.has(error.name);
