import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '@tokri/service-kit/testing';

const pollIntervalMs = 200;
const probeTimeoutMs = 1_000;

export interface ConnectionBalancer {
  readonly url: string;
  close(): Promise<void>;
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(probeTimeoutMs) })).ok;
  } catch {
    return false;
  }
};

const connectSockets = (client: Socket, upstream: Socket): void => {
  const disconnect = (): void => {
    client.destroy();
    upstream.destroy();
  };
  client.on('error', disconnect).pipe(upstream);
  upstream.on('error', disconnect).pipe(client);
};

/**
 * Spreads connections over the ready processes, like the address of a Kubernetes service. It never
 * retries, and a process that is not ready any more keeps its connections.
 */
export const startConnectionBalancer = async (
  urls: readonly string[],
): Promise<ConnectionBalancer> => {
  let readyUrls = urls;
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const url = readyUrls[connections++ % Math.max(1, readyUrls.length)];
    if (url === undefined) return void client.destroy();
    const { hostname, port } = new URL(url);
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream])
      sockets.add(socket.on('close', () => sockets.delete(socket)));
    connectSockets(client, upstream);
  });
  const poll = setInterval(() => {
    void Promise.all(urls.map(isReady)).then((ready) => {
      readyUrls = urls.filter((_, index) => ready[index]);
    });
  }, pollIntervalMs);
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      clearInterval(poll);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
