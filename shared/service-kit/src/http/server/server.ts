import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const drainMs = 10_000;
/** How often Node enforces the timeouts of headers and requests. */
const connectionsCheckingInterval = 2_000;

export interface HttpServer {
  readonly url: string;
  /** From now on every response tells its client to open the next connection elsewhere. */
  drain(): void;
  close(): Promise<void>;
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

export const startServer = async (
  app: RequestListener,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<HttpServer> => {
  const server = createServer({ connectionsCheckingInterval }, app);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.timeout = 60_000;
  let isDraining = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('Connection', 'close');
  });
  await listening(server, host, port);
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    drain: () => {
      isDraining = true;
    },
    close: () =>
      new Promise((resolve) => {
        const forceCloseTimer = setTimeout(() => {
          server.closeAllConnections();
        }, drainMs);
        server.close(() => {
          clearTimeout(forceCloseTimer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
