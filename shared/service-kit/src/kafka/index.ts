import type { Topic } from '@tokri/contracts/events';
import type { Logger } from '../logger/index.ts';
import type { Broker } from './broker.ts';
import type { Consumption } from './consumption.ts';
export { planOf } from './broker.ts';
export type { Broker, BrokerHealth, IncomingMessage, OutgoingMessage, RunningSubscription, Subscription, TopicPlan } from './broker.ts';
export { consumption, liveEvents, on } from './consumption.ts';
export type { Consumption, Handler, Limits } from './consumption.ts';
export { HandlerTimeout, NotRetriable } from './errors.ts';
export { stateTable } from './state-table.ts';
export type { StateTable } from './state-table.ts';
export interface BrokerSettings { readonly brokers: readonly string[]; readonly clientId: string; readonly maxWaitMs: number; readonly topicPrefix: string; readonly logger: Logger }
export declare const createBroker: (settings: BrokerSettings) => Broker;
export declare const startConsumption: (parts: { broker: Broker; consumption: Consumption; logger: Logger }) => Promise<{ stop(): Promise<void> }>;
export declare const replayDeadLetters: (parts: { broker: Broker; topic: Topic; group: string; limit: number }) => Promise<number>;
