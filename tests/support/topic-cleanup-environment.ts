import { TestEnvironment } from 'jest-environment-node';
import { Kafka, logLevel } from 'kafkajs';

const requestTimeoutMs = 20_000;

const deleteTopics = async (brokers: string, prefixes: readonly string[]): Promise<void> => {
  const admin = new Kafka({
    brokers: brokers.split(','),
    logLevel: logLevel.NOTHING,
  }).admin();
  await admin.connect();
  try {
    const topics = (await admin.listTopics()).filter((topic) =>
      prefixes.some((prefix) => topic.startsWith(prefix)),
    );
    if (topics.length > 0) await admin.deleteTopics({ topics, timeout: requestTimeoutMs });
  } finally {
    await admin.disconnect();
  }
};

/**
 * Deletes the topics of a spec file when its last hook has run. Every client of Kafka reads the list
 * of all topics when it connects, which takes seconds when those of all spec files are left.
 */
export default class TopicCleanupEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    const { tokriTopicPrefixes: prefixes = [], process: specProcess } = this.global;
    const { KAFKA_BROKERS: brokers } = specProcess.env;
    if (brokers && prefixes.length > 0)
      await deleteTopics(brokers, prefixes).catch((error: unknown) => {
        process.emitWarning(`topics of a spec file were not deleted: ${String(error)}`);
      });
    await super.teardown();
  }
}
