import { Kafka, logLevel } from 'kafkajs';
import { clientTimeouts } from './kafkajs-settings.ts';

/** Names of all topics of a broker, prefixes included; for operators, services know theirs from the contracts. */
export const listTopics = async ({ brokers, clientId }: { readonly brokers: readonly string[]; readonly clientId: string }): Promise<string[]> => {
  const admin = new Kafka({ clientId, brokers: [...brokers], ...clientTimeouts, logLevel: logLevel.NOTHING }).admin({ retry: { retries: 2 } });
  await admin.connect();
  try {
    return await admin.listTopics();
  } finally {
    await admin.disconnect();
  }
};
