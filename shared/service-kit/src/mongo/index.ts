export { createActionRecorder } from './audit/action-recorder.ts';
export type { ActionRecorderDeps } from './audit/action-recorder.ts';
export { createAuditStore } from './audit/audit-store.ts';
export type { AuditEntry, AuditQuery, AuditStore } from './audit/audit-store.ts';
export type { AuditIntent, AuditResult } from './audit/entry-document.ts';
export { connectMongo } from './connection/connect.ts';
export { OutboxFull, isDuplicateKeyError, isStoreOutage } from './connection/errors.ts';
export { trustedFilter } from './conditional-update/trusted-filter.ts';
export type { ConditionalUpdate } from './conditional-update/build-conditional-update.ts';
export { createIdAllocator } from './idempotency/id-allocator.ts';
export { createIdempotencyStore } from './idempotency/idempotency-store.ts';
export type {
  Lease,
  LeaseResult,
  IdempotencyStore,
  StoredResponse,
} from './idempotency/idempotency-store.ts';
export { escapeRegex } from './connection/escape-regex.ts';
export { countMatching } from './connection/count-matching.ts';
export { traceCommands } from './connection/trace-commands.ts';
export { ensureIndexes } from './connection/ensure-indexes.ts';
export { bulkUpsertSnapshots, insertAggregate } from './conditional-update/insert-aggregate.ts';
export { createLastWrittenCache } from './conditional-update/last-written-cache.ts';
export { createReplica } from './replica/replica.ts';
export type { ReplicaDocument } from './replica/replica.ts';
export type { OutboxEntry, PendingAggregate } from './outbox/outbox-entry.ts';
export { removePublished, readPending } from './outbox/outbox-store.ts';
export {
  aggregateFields,
  aggregateSchema,
  outboxLimit,
  snapshotFields,
} from './conditional-update/schema.ts';
export type { AggregateDocument, SnapshotDocument } from './conditional-update/schema.ts';
export { clearNeedsPublishing, findUnpublished } from './outbox/snapshot-store.ts';
export { markForPublishing } from './outbox/mark-for-publishing.ts';
export type { StoredModel } from './connection/stored-model.ts';
export { onWrite } from './conditional-update/write-listeners.ts';
export { conditionalUpdate } from './conditional-update/conditional-update.ts';
