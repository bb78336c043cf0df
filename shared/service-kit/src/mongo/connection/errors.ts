const duplicateKey = 11_000;

export const isDuplicateKeyError = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === duplicateKey || (cause !== undefined && isDuplicateKeyError(cause));
};

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

export const isStoreOutage = (error: unknown): boolean =>
  error instanceof Error && outages.has(error.name);
