import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const drainMs = 10_000;
/** How often Node enforces the timeouts of headers and requests. */
const connectionsCheckingInterval = 2_000;

export interface HttpServer {
  readonly url: string;
  /**
   * From now on every response asks its client to close the connection. Clients that keep idle
   * connections for less time than passes until `close` lose no request.
   */
  drain(): void;
  /** Ends idle connections at once and all others after 10 s. */
  close(): Promise<void>;
}

const createDrain = () => {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  const askToClose = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    observe: (response: ServerResponse): void => {
      if (isDraining) askToClose(response);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    drain: (): void => {
      isDraining = true;
      for (const response of open) askToClose(response);
    },
  };
};

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
  const { observe, drain } = createDrain();
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    observe(response);
    app(request, response);
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.timeout = 60_000;
  await listening(server, host, port);
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    drain,
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
