import * as billing from './billing.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as chat from './chat.ts';
import type { EventType, Topic } from './envelope.ts';
import * as notification from './notification.ts';
import * as order from './order.ts';
import * as slot from './slot.ts';
import * as user from './user.ts';

export * from './envelope.ts';
export * from './billing.ts';
export * from './cart.ts';
export * from './catalog.ts';
export * from './chat.ts';
export * from './notification.ts';
export * from './order.ts';
export * from './slot.ts';
export * from './user.ts';

const declared = [billing, cart, catalog, chat, notification, order, slot, user].flatMap(
  (module) => Object.values(module) as unknown[],
);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The only registry of topics and events. */
export const topics: readonly Topic[] = declared.filter(
  (value): value is Topic => isObject(value) && 'producer' in value && 'cleanup' in value,
);
export const eventTypes: readonly EventType[] = declared.filter(
  (value): value is EventType =>
    isObject(value) && 'topic' in value && 'type' in value && 'data' in value,
);
