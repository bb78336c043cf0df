import { Problem } from '@tokri/contracts';
import {
  describeLetter,
  listTopics,
  readDeadLetters,
  replayDeadLetter,
  type Broker,
} from '@tokri/service-kit/kafka';
import type { LetterBox } from '../application/letter-ports.ts';

/** The bff waits 10 s. */
const readWithinMs = 8_000;
const endOfName = '.dlq';

export interface LetterBoxNeeds {
  readonly broker: Broker;
  readonly brokers: readonly string[];
  readonly topicPrefix: string;
}

/** The dead-letter topics of all consumers, read when somebody looks; readers at the same time share one reading. */
export const letterBox = ({ broker, brokers, topicPrefix }: LetterBoxNeeds): LetterBox => {
  const names = async (): Promise<readonly string[]> => {
    try {
      const all = await listTopics({ brokers, clientId: 'notification' });
      return all
        .filter((name) => name.startsWith(topicPrefix) && name.endsWith(endOfName))
        .map((name) => name.slice(topicPrefix.length));
    } catch {
      throw new Problem('unavailable', 'The broker does not answer.');
    }
  };
  const read = async (of: (name: string) => boolean) =>
    readDeadLetters({ broker, names: (await names()).filter(of), timeoutMs: readWithinMs });
  let reading: ReturnType<typeof read> | undefined;

  return {
    all: async () => {
      reading ??= read(() => true).finally(() => {
        reading = undefined;
      });
      return (await reading).map(describeLetter);
    },
    publishAgain: async ({ topic, partition, offset }) => {
      const letter = (await read((name) => name === topic)).find(
        (one) => one.partition === partition && one.offset === offset,
      );
      return letter ? replayDeadLetter(broker, letter) : 'unknown';
    },
  };
};
