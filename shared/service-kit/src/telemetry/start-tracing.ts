import { setTimeout as wait } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOffSampler, BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import type { TracerConfig } from '@opentelemetry/sdk-trace-base';
import { operationSampler } from './sampler.ts';
import type { OnSpans } from './span-processor.ts';

const stopTimeoutMs = 4_000;
const maxAttributeLength = 120;

export interface Tracing {
  /** Exports what is pending, for 4 s at most. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  readonly serviceName: string;
  /** Base address of an OTLP/HTTP collector. Without it nothing is recorded; spans only have ids. */
  readonly endpoint?: string | undefined;
  readonly onSpans: OnSpans;
}

/** The exporter is loaded only where it is used. */
const recordingConfig = async (endpoint: string, onSpans: OnSpans): Promise<TracerConfig> => {
  const { createSpanProcessor } = await import('./span-processor.ts');
  return { sampler: operationSampler, spanProcessors: [createSpanProcessor(endpoint, onSpans)] };
};

/** Begins tracing for the whole process. */
export const startTracing = async ({
  serviceName,
  endpoint,
  onSpans,
}: TracingOptions): Promise<Tracing> => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.namespace': 'tokri',
    }),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    ...(endpoint === undefined
      ? { sampler: new AlwaysOffSampler() }
      : await recordingConfig(endpoint, onSpans)),
  });
  const isGlobal = trace.setGlobalTracerProvider(provider);
  return {
    stop: async () => {
      if (isGlobal) trace.disable();
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        wait(stopTimeoutMs, undefined, { ref: false }),
      ]);
    },
  };
};
