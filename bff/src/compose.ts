import { setTimeout as wait } from 'node:timers/promises';
import { setShopMarket } from '@tokri/contracts/market';
import type { HttpServer } from '@tokri/service-kit/http';
import type { ComposeOptions, RunningService } from '@tokri/service-kit/lifecycle';
import { startMetricsServer } from '@tokri/service-kit/metrics';
import { withTimeout } from '@tokri/service-kit/use-case';
import { createDependencies } from './compose-dependencies.ts';
import type { Dependencies } from './compose-dependencies.ts';
import { startHttpServer } from './compose-http.ts';
import type { BffConfig } from './config.ts';
import { createDataCopyPdfs } from './data-copy/data-copy-pdfs.ts';

/** Pages and the API also work without a broker, so startup does not wait longer for it. */
const maxLiveStartMs = 10_000;

interface StoppedParts {
  readonly server: HttpServer;
  readonly metricsServer: Pick<HttpServer, 'close'>;
  readonly pdfs: Pick<ReturnType<typeof createDataCopyPdfs>, 'stop'>;
}

/** Streams end first, because a server waits for its open connections. */
const stopInOrder = async (
  { config, live, broker, upstreams, redis, shedding, tracing }: Dependencies,
  { server, metricsServer, pdfs }: StoppedParts,
): Promise<void> => {
  server.drain();
  await wait(config.DRAIN_WAIT_MS);
  await live.stop();
  await Promise.all([server.close(), metricsServer.close()]);
  await pdfs.stop();
  await broker.close();
  for (const upstream of upstreams.values()) upstream.stop();
  // If Redis is down, disconnect instead of waiting for QUIT.
  await redis?.quit().catch(() => {
    redis.disconnect();
  });
  shedding.stop();
  await tracing.stop();
};

type BffOptions = ComposeOptions & { readonly renderWorker?: URL };

export const compose = async (
  config: BffConfig,
  { logger, renderWorker }: BffOptions,
): Promise<RunningService> => {
  setShopMarket(config.TAX_MODE);
  const deps = await createDependencies(config, logger);
  const failed = new Promise<Error>((resolve) => {
    deps.broker.onFatal(resolve);
  });
  let phase: 'starting' | 'ready' | 'draining' = 'starting';
  let stopping: Promise<void> | undefined;
  const pdfs = createDataCopyPdfs(import.meta.url, renderWorker);
  // Before the first request: until they are read, revoked tokens would count again.
  await withTimeout(deps.live.start(), maxLiveStartMs, () => undefined);
  const server = await startHttpServer(deps, {
    isReady: () => phase === 'ready',
    renderDataCopy: pdfs.render,
  });
  const metricsServer = await startMetricsServer(deps.metrics, config);
  phase = 'ready';
  logger.info({ url: server.url }, 'ready');
  return {
    url: server.url,
    failed,
    stop: () => {
      phase = 'draining';
      return (stopping ??= stopInOrder(deps, { server, metricsServer, pdfs }));
    },
  };
};
