import type { ServiceConfig } from '../config/index.ts';
import type { Logger } from '../logger/index.ts';
import { observeSpans } from '../metrics/index.ts';
import type { MetricRegistry } from '../metrics/index.ts';
import { startTracing } from '../telemetry/index.ts';
import type { Tracing } from '../telemetry/index.ts';

/** Begins tracing under the name of the process, with the fate of its spans among its figures. */
export const traceProcess = (
  serviceName: string,
  config: Pick<ServiceConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  { metrics, logger }: { readonly metrics: MetricRegistry; readonly logger: Logger },
): Promise<Tracing> =>
  startTracing({
    serviceName,
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    onSpans: observeSpans(metrics, logger),
  });
