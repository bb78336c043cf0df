import { connect, type Socket } from 'node:net';
import { createBroker } from '../src/kafka/index.ts';
import type { Broker } from '../src/kafka/index.ts';
import { silentLogger, type TestEnvironment } from '../src/testing/index.ts';

export interface KillableProcess {
  readonly broker: Broker;
  readonly kill: () => void;
  readonly revive: () => void;
}

/** A killed process says nothing to the broker any more, not even that it leaves its groups. */
export const startKillableProcess = (
  {
    KAFKA_BROKERS,
    KAFKA_TOPIC_PREFIX,
  }: Pick<TestEnvironment, 'KAFKA_BROKERS' | 'KAFKA_TOPIC_PREFIX'>,
  memberFile: string,
): KillableProcess => {
  const sockets = new Set<Socket>();
  let isKilled = false;
  const broker = createBroker({
    brokers: KAFKA_BROKERS.split(','),
    clientId: 'killable',
    maxWaitMs: 50,
    topicPrefix: KAFKA_TOPIC_PREFIX,
    replication: { factor: 1, minInSync: 1 },
    memberFile,
    logger: silentLogger,
    socketFactory: ({ host, port, onConnect }) => {
      const socket = connect(port, host, onConnect);
      sockets.add(socket);
      if (isKilled) socket.destroy(new Error('killed'));
      return socket;
    },
  });
  return {
    broker,
    kill: () => {
      isKilled = true;
      for (const socket of sockets) socket.destroy(new Error('killed'));
    },
    revive: () => {
      isKilled = false;
    },
  };
};
