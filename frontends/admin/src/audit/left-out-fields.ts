/**
 * Fields that say nothing to a shopkeeper: numbers of records that have a name elsewhere in the
 * entry, what a write sets beside what was meant, and the parts of a technical request.
 */
export const leftOutFields: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'companyId',
  'couponId',
  'captureState',
  'cancelledBy',
  'deadlineAt',
  'stage',
  'rateId',
  'seenRateId',
  'sessionId',
  'slotId',
  'slideIds',
  'slideId',
  'transactionIds',
  'itemid',
  'groupid',
  'loc',
  'itemtypeid',
  'uId',
  'chatCreatorId',
  'chatRecipientId',
  'chatTransactionId',
  'lang',
  'batchId',
  'importId',
  'requestId',
  'rev',
  'termsRev',
  'chargesRev',
  'before',
  'shown',
  'undone',
  'seenSecondsAgo',
  'madeSecondsAgo',
  'changedAt',
  'statusBefore',
  'tokensRevokedAt',
  'sealedSecret',
  'recoveryCodeHashes',
  'activeSince',
  'lastTimeStep',
  'wrongCodes',
  'lastWrongCodeAt',
  'wrongRecoveryCodes',
  'lastWrongRecoveryCodeAt',
  'invitedAt',
  'expectedLiftAt',
  'filter',
  'file',
  'mapping',
  'topic',
  'partition',
  'offset',
]);

/** Records inside a record that repeat what its other fields say, or that only the machine reads. */
const leftOutRecords: ReadonlySet<string> = new Set([
  'history',
  'gatewayOrder',
  'replies',
  'holds',
]);

/** `free` of a coupon counts down its uses; without a limit it says nothing. */
const leftOutByKind: Readonly<Record<string, readonly string[]>> = { coupon: ['free'] };

export const isLeftOut = (path: string, name: string, subject: string): boolean =>
  leftOutFields.has(name) ||
  leftOutRecords.has(path.split('.', 1)[0] ?? '') ||
  (leftOutByKind[subject.split(':', 1)[0] ?? '']?.includes(name) ?? false);
