export { planOf } from './broker.ts';
export type {
  Broker,
  BrokerHealth,
  IncomingMessage,
  OutgoingMessage,
  PartitionEnds,
  RunningSubscription,
  Subscription,
  TopicPlan,
  Verdict,
} from './broker.ts';
export { consumption, liveEvents, on, topicsOf } from './consumption.ts';
export type { Consumption, Handler, Limits } from './consumption.ts';
export { createBroker } from './create-broker.ts';
export type { BrokerSettings } from './create-broker.ts';
export { deadLetterPlan, replayDeadLetters } from './dead-letters.ts';
export {
  describeLetter,
  lettersMax,
  readDeadLetters,
  replayDeadLetter,
} from './read-dead-letters.ts';
export type { DeadLetter, LetterPlace, ReplayOutcome } from './read-dead-letters.ts';
export { HandlerTimeout, NotRetriable, failureKind } from './errors.ts';
export { listTopics, membersOf } from './operators-view.ts';
export { startConsumption } from './run-consumption.ts';
export type { Runner } from './run-consumption.ts';
export { patiently } from './patiently.ts';
export { runTables } from './run-tables.ts';
export type { RunningTables } from './run-tables.ts';
export { stateTable } from './state-table.ts';
export type { StateTable } from './state-table.ts';
export { parseMessage } from './wire.ts';
