import { ProblemError } from '@tokri/contracts/problems';
import {
  toDeadLetter,
  listTopics,
  readDeadLetters,
  replayDeadLetter,
  type Broker,
  type KafkaSecurity,
} from '@tokri/service-kit/kafka';
import type { DeadLetterReader } from '../application/ports/dead-letters.ts';

const readTimeoutMs = 8_000;
const topicSuffix = '.dlq';

export interface DeadLetterReaderDeps {
  readonly broker: Broker;
  readonly brokers: readonly string[];
  readonly security: KafkaSecurity;
  readonly topicPrefix: string;
}

export const createDeadLetterReader = ({
  broker,
  brokers,
  security,
  topicPrefix,
}: DeadLetterReaderDeps): DeadLetterReader => {
  const listDeadLetterTopics = async (): Promise<readonly string[]> => {
    try {
      const names = await listTopics({ brokers, security, clientId: 'notification' });
      return names
        .filter((name) => name.startsWith(topicPrefix) && name.endsWith(topicSuffix))
        .map((name) => name.slice(topicPrefix.length));
    } catch {
      throw new ProblemError('unavailable', 'The broker does not answer.');
    }
  };
  const read = async (isIncluded: (name: string) => boolean) =>
    readDeadLetters({
      broker,
      topics: (await listDeadLetterTopics()).filter(isIncluded),
      timeoutMs: readTimeoutMs,
    });
  let pendingRead: ReturnType<typeof read> | undefined;

  return {
    readAll: async () => {
      pendingRead ??= read(() => true).finally(() => {
        pendingRead = undefined;
      });
      return (await pendingRead).map(toDeadLetter);
    },
    republish: async ({ topic, partition, offset }) => {
      const deadLetter = (await read((name) => name === topic)).find(
        (found) => found.partition === partition && found.offset === offset,
      );
      return deadLetter ? replayDeadLetter(broker, deadLetter) : 'unknown';
    },
  };
};
