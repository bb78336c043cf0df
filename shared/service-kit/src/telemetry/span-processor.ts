import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** About 1.5 MB of spans, those included that are on their way. */
const maxPendingSpans = 2_048;
const batchIntervalMs = 2_000;
const exportTimeoutMs = 2_000;
/** Later than the exporter, which reports its own timeout. */
const batchTimeoutMs = 5_000;

export type SpanOutcome = 'exported' | 'failed' | 'dropped';
export type OnSpans = (outcome: SpanOutcome, count: number) => void;

const reportingExporter = (exporter: SpanExporter, onSpans: OnSpans): SpanExporter => ({
  export: (spans, done) => {
    exporter.export(spans, (result) => {
      onSpans(result.code === ExportResultCode.SUCCESS ? 'exported' : 'failed', spans.length);
      done(result);
    });
  },
  shutdown: () => exporter.shutdown(),
});

/** Drops spans instead of waiting for a collector that is away or slow. */
export const createSpanProcessor = (endpoint: string, onSpans: OnSpans): SpanProcessor => {
  let pending = 0;
  const batches = new BatchSpanProcessor(
    reportingExporter(
      new OTLPTraceExporter({
        url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
        timeoutMillis: exportTimeoutMs,
      }),
      (outcome, count) => {
        pending -= count;
        onSpans(outcome, count);
      },
    ),
    {
      maxQueueSize: maxPendingSpans,
      scheduledDelayMillis: batchIntervalMs,
      exportTimeoutMillis: batchTimeoutMs,
    },
  );
  return {
    onStart: () => undefined,
    onEnd: (span) => {
      if (pending >= maxPendingSpans) {
        onSpans('dropped', 1);
        return;
      }
      pending += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
};
