import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@tokri/service-kit/testing';

export type ProxyMode =
  | { readonly kind: 'pass' }
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'drop-responses' }
  | { readonly kind: 'reset-on-response'; readonly every: number }
  | { readonly kind: 'refuse' };

export interface FaultProxy {
  readonly port: number;
  set(mode: ProxyMode): void;
  lostResponses(): number;
  close(): Promise<void>;
}

const passThrough: ProxyMode = { kind: 'pass' };

export const startFaultProxy = async (target: {
  readonly host: string;
  readonly port: number;
}): Promise<FaultProxy> => {
  const sockets = new Set<Socket>();
  let mode: ProxyMode = passThrough;
  let [responses, lostResponses] = [0, 0];
  const server = createServer((client) => {
    if (mode.kind === 'refuse') return void client.destroy();
    const upstream = connect(target.port, target.host);
    const disconnect = (): void => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, upstream])
      sockets.add(socket.on('close', disconnect).on('error', disconnect));
    client.on('data', (chunk: Buffer) => upstream.write(chunk));
    let previousWrite = Promise.resolve();
    upstream.on('data', (chunk: Buffer) => {
      responses += 1;
      if (
        mode.kind === 'drop-responses' ||
        (mode.kind === 'reset-on-response' && responses % mode.every === 0)
      ) {
        lostResponses += 1;
        if (mode.kind === 'reset-on-response') disconnect();
        return;
      }
      const delayMs = mode.kind === 'delay' ? mode.delayMs : 0;
      previousWrite = Promise.all([previousWrite, delayMs > 0 ? wait(delayMs) : undefined]).then(
        () => {
          if (!client.destroyed) client.write(chunk);
        },
      );
    });
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const disconnectAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    set: (nextMode) => {
      // TCP would have given up during a partition, so both sides reconnect.
      if (nextMode.kind === 'refuse' || mode.kind === 'drop-responses') disconnectAll();
      mode = nextMode;
    },
    lostResponses: () => lostResponses,
    close: async () => {
      disconnectAll();
      server.close();
      await once(server, 'close');
    },
  };
};
