import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '@tokri/service-kit/testing';
import { createMessageSplitter, readCommandName } from './mongo-messages.ts';
import { createErrorReply } from './mongo-error-reply.ts';

export interface StepDownProxy {
  readonly port: number;
  /** From now on no command reaches the store. */
  stepDown(): void;
  recover(): void;
  /** Commands answered with an error of a replica set, and connections that ended instead. */
  counts(): { readonly rejected: number; readonly dropped: number };
  close(): Promise<void>;
}

const writeCommands: ReadonlySet<string> = new Set(['insert', 'update', 'findAndModify', 'delete']);
const readCommands: ReadonlySet<string> = new Set(['find', 'aggregate', 'count', 'distinct']);
const writeErrors = [
  [10_107, 'NotWritablePrimary'],
  [189, 'PrimarySteppedDown'],
  [11_602, 'InterruptedDueToReplStateChange'],
  [91, 'ShutdownInProgress'],
  [89, 'NetworkTimeout'],
] as const;
const readError = [13_435, 'NotPrimaryNoSecondaryOk'] as const;
/** One of so many rejected commands loses its connection instead. */
const dropInterval = 7;

/**
 * Stands in for the primary of a replica set, before a store that is none. While it is stepped down
 * it answers reads and writes as a member without a primary does.
 */
export const startStepDownProxy = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<StepDownProxy> => {
  const sockets = new Set<Socket>();
  let isSteppedDown = false;
  let [rejected, dropped] = [0, 0];
  const server = createServer((client) => {
    const store = connect(target.port, target.host);
    const disconnect = (): void => {
      for (const socket of [client, store]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, store])
      sockets.add(socket.on('close', disconnect).on('error', disconnect));
    const reject = (message: Buffer, isWrite: boolean): void => {
      rejected += 1;
      if (rejected % dropInterval === 0) {
        dropped += 1;
        disconnect();
        return;
      }
      const error = isWrite ? writeErrors[rejected % writeErrors.length] : readError;
      client.write(createErrorReply(message, error ?? readError));
    };
    const handleRequest = (message: Buffer): void => {
      const command = readCommandName(message);
      const isWrite = writeCommands.has(command);
      if (isSteppedDown && (isWrite || readCommands.has(command))) reject(message, isWrite);
      else store.write(message);
    };
    client.on('data', createMessageSplitter(handleRequest));
    store.on('data', (chunk: Buffer) => client.write(chunk));
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    stepDown: () => {
      isSteppedDown = true;
    },
    recover: () => {
      isSteppedDown = false;
    },
    counts: () => ({ rejected, dropped }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
