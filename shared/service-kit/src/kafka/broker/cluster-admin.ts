import { Kafka, logLevel, type Admin } from 'kafkajs';
import type { KafkaSecurity } from './kafka-security.ts';
import { clientTimeouts } from '../kafkajs-workarounds/client-settings.ts';

interface AdminConnection {
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly security?: KafkaSecurity;
}

const withAdmin = async <T>(
  { brokers, clientId, security }: AdminConnection,
  task: (admin: Admin) => Promise<T>,
): Promise<T> => {
  const admin = new Kafka({
    clientId,
    brokers: [...brokers],
    ...clientTimeouts,
    ...security,
    logLevel: logLevel.NOTHING,
  }).admin({ retry: { retries: 2 } });
  await admin.connect();
  try {
    return await task(admin);
  } finally {
    await admin.disconnect();
  }
};

export const listTopics = (connection: AdminConnection): Promise<string[]> =>
  withAdmin(connection, (admin) => admin.listTopics());

export const countGroupMembers = (connection: AdminConnection, group: string): Promise<number> =>
  withAdmin(connection, async (admin) => {
    const {
      groups: [found],
    } = await admin.describeGroups([group]);
    return found?.state === 'Stable' ? found.members.length : 0;
  });
