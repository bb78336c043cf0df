export type { OutboxEntry } from '../mongo/index.ts';
export { createRelay } from './create-relay.ts';
export { createStatePublisher } from './create-state-publisher.ts';
export { largestEntryBytes, outboxEntry } from './outbox-entry.ts';
export type { EntryParts } from './outbox-entry.ts';
export { messageOf } from './relay-message.ts';
export type { Relay } from './relay-port.ts';
export { stateSource } from './state-source.ts';
export type { StateSource } from './state-source.ts';
