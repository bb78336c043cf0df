export { connectMongo } from './connect.ts';
export type { MongoSettings } from './connect.ts';
export { OutboxFull, isDuplicateKey, isStoreOutage } from './errors.ts';
export { guard } from './guard.ts';
export type { Filter } from './guard.ts';
export { buildWrite } from './guarded-write.ts';
export type { GuardedWrite } from './guarded-write.ts';
export { idAllocator } from './id-allocator.ts';
export type { IdAllocatorSettings } from './id-allocator.ts';
export { createIdempotencyStore } from './idempotency-store.ts';
export type { Claim, IdempotencyStore, StoredAnswer } from './idempotency-store.ts';
export { ensureIndexes } from './indexes.ts';
export { bulkUpsertStates, insertAggregate } from './insert-aggregate.ts';
export type { InsertExtras, NewDocument } from './insert-aggregate.ts';
export { lastWritten } from './last-written.ts';
export type { LastWritten } from './last-written.ts';
export { newestWins } from './newest-wins.ts';
export type { CopiedState, CopyOfTopic } from './newest-wins.ts';
export type { OutboxEntry, PendingAggregate } from './outbox-entry.ts';
export { pullPublished, readPending } from './outbox-store.ts';
export type { Published } from './outbox-store.ts';
export {
  aggregateFields,
  aggregateSchema,
  inboxLimit,
  outboxLimit,
  stateFields,
} from './schema.ts';
export type { AggregateDocument, StateDocument } from './schema.ts';
export { clearDirty, readDirty } from './state-store.ts';
export type { PublishedState } from './state-store.ts';
export type { StoredModel } from './stored-model.ts';
export { onWrite } from './write-listeners.ts';
export { countCommands } from './command-counts.ts';
export type { WriteListener } from './write-listeners.ts';
export { writeGuarded } from './write-guarded.ts';
