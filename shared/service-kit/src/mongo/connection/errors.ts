const duplicateKey = 11_000;

export const isDuplicateKeyError = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === duplicateKey || (cause !== undefined && isDuplicateKeyError(cause));
};

export class OutboxFull extends Error {
  override readonly name = 'OutboxFull';
}

const outageNames = new Set([
  'OutboxFull',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoOperationTimeoutError',
]);

/**
 * Codes of a replica set that is failing over, shutting down, too slow or out of space. The driver
 * retries most of them once and then throws them.
 */
const outageCodes: ReadonlySet<unknown> = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout: written by the primary, not acknowledged by a majority
  89, // NetworkTimeout
  91, // ShutdownInProgress
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9_001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
  14_031, // OutOfDiskSpace
]);

const brokenSocketCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/**
 * mongodb 7.8 throws the error of the socket itself when the connection breaks while a command waits
 * for the socket's buffer (`Connection.writeCommand`).
 */
const isBrokenSocketWrite = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  syscall === 'write' && brokenSocketCodes.has(code);

/** Decides for HTTP responses and for consumers which errors of the store are outages. */
export const isStoreOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    outageNames.has(error.name) ||
    (error.name.startsWith('Mongo') && outageCodes.has(code)) ||
    isBrokenSocketWrite(error)
  );
};
