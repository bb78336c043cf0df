import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { MetricRegistry } from './metric-registry.ts';

export interface MetricsServer {
  close(): Promise<void>;
}

const createListener =
  (registry: MetricRegistry): RequestListener =>
  (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.expose().then(
      (text) => {
        response.writeHead(200, {
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        response.end(text);
      },
      () => {
        response.writeHead(500).end();
      },
    );
  };

const start = async (
  registry: MetricRegistry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  registry.collectRuntimeMetrics();
  const server = createServer({ requestTimeout: 10_000 }, createListener(registry));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};

const noServer: MetricsServer = { close: () => Promise.resolve() };

/** A port of its own, so that the public one cannot serve the figures. Port 0 means none. */
export const startMetricsServer = async (
  registry: MetricRegistry,
  { HOST: host, METRICS_PORT: port }: { readonly HOST: string; readonly METRICS_PORT: number },
): Promise<MetricsServer> => (port === 0 ? noServer : start(registry, { host, port }));
