export { toTopicPlan } from './broker/broker.ts';
export type { Broker, IncomingMessage, OutgoingMessage, TopicPlan } from './broker/broker.ts';
export {
  defineConsumer,
  defineBroadcastConsumer,
  on,
  topicsOf,
} from './consumer/define-consumer.ts';
export type { ConsumerDefinition, EventHandler } from './consumer/define-consumer.ts';
export type { ConsumerRetryPolicy } from './consumer/retry-policy.ts';
export { createBroker } from './broker/create-broker.ts';
export { toTopicReplication } from './broker/topic-config.ts';
export { toKafkaSecurity } from './broker/kafka-security.ts';
export type { KafkaSecurity } from './broker/kafka-security.ts';
export type { BrokerSettings } from './broker/create-broker.ts';
export { publishTraced } from './broker/publish-traced.ts';
export { findDeadLetterSource } from './dead-letters/dead-letter-source.ts';
export { deadLetterTopicPlan, replayDeadLetters } from './dead-letters/dead-letters.ts';
export {
  toDeadLetter,
  readDeadLetters,
  replayDeadLetter,
} from './dead-letters/read-dead-letters.ts';
export { NotRetriable, classifyFailure } from './consumer/classify-failure.ts';
export { listTopics, countGroupMembers } from './broker/cluster-admin.ts';
export { startConsumer } from './consumer/start-consumer.ts';
export { startBroadcastConsumer } from './consumer/start-broadcast-consumer.ts';
export type {
  RunningBroadcastConsumer,
  RunningConsumer,
} from './consumer/start-broadcast-consumer.ts';
export { retryBrokerErrors } from './broker/retry-broker-errors.ts';
export { startMaterializedViews } from './materialized-view/start-materialized-views.ts';
export type { RunningMaterializedViews } from './materialized-view/start-materialized-views.ts';
export { materializedView } from './materialized-view/materialized-view.ts';
export type { MaterializedView } from './materialized-view/materialized-view.ts';
export { parseMessage } from './broker/parse-message.ts';
