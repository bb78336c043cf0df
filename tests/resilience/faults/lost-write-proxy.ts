import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '@tokri/service-kit/testing';
import { createMessageSplitter, readCommandName, readMessageIds } from './mongo-messages.ts';

export interface LostWriteProxy {
  readonly port: number;
  /** From now on one of `interval` writes loses its response together with its connection. */
  loseResponses(interval: number): void;
  passResponses(): void;
  lostWrites(): number;
  close(): Promise<void>;
}

const writeCommands: ReadonlySet<string> = new Set(['insert', 'update', 'findAndModify', 'delete']);

/** Stands before the store, which has executed a write when its response is lost. */
export const startLostWriteProxy = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<LostWriteProxy> => {
  const sockets = new Set<Socket>();
  let interval = Number.POSITIVE_INFINITY;
  let [writes, lostWrites] = [0, 0];
  const isLost = (): boolean => {
    writes += 1;
    return writes % interval === 0;
  };
  const server = createServer((client) => {
    const store = connect(target.port, target.host);
    const pendingWrites = new Set<number>();
    const disconnect = (): void => {
      for (const socket of [client, store]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, store])
      sockets.add(socket.on('close', disconnect).on('error', disconnect));
    const splitRequests = createMessageSplitter((message) => {
      if (writeCommands.has(readCommandName(message)))
        pendingWrites.add(readMessageIds(message).requestId);
      store.write(message);
    });
    const splitResponses = createMessageSplitter((message) => {
      if (client.destroyed) return;
      if (pendingWrites.delete(readMessageIds(message).responseTo) && isLost()) {
        lostWrites += 1;
        disconnect();
      } else client.write(message);
    });
    client.on('data', splitRequests);
    store.on('data', splitResponses);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    loseResponses: (lostInterval) => {
      interval = lostInterval;
    },
    passResponses: () => {
      interval = Number.POSITIVE_INFINITY;
    },
    lostWrites: () => lostWrites,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
