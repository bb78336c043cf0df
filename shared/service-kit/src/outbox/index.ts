export type { OutboxEntry } from '../mongo/index.ts';
export { createOutboxRelay } from './outbox-relay.ts';
export { createSnapshotPublisher } from './snapshot-publisher.ts';
export { createOutboxEntry } from './create-outbox-entry.ts';
export { snapshotSource } from './snapshot-source.ts';
export type { SnapshotSource } from './snapshot-source.ts';
