import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';

/** A span as W3C trace context names it. */
export interface SpanContext {
  readonly traceId: string;
  /** Of the request or message that is being handled; log lines carry it. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

export interface Trace extends SpanContext {
  readonly correlationId: string;
  readonly causationId: string;
}

const storage = new AsyncLocalStorage<Trace>();
const correlationPattern = /^[A-Za-z0-9_.:-]{8,64}$/;
const traceparentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;
const sampledFlag = 1;

const newSpanId = (): string => randomBytes(8).toString('hex');

export const newSpanContext = (traceId = randomBytes(16).toString('hex')): SpanContext => ({
  traceId,
  spanId: newSpanId(),
  isSampled: false,
});

/**
 * Begins a span in the trace that the headers name, or a new trace. Malformed headers are replaced
 * because they could forge log lines.
 */
export const extractTrace = (headers: {
  correlationId?: string | undefined;
  traceparent?: string | undefined;
}): Trace => {
  const correlationId =
    headers.correlationId !== undefined && correlationPattern.test(headers.correlationId)
      ? headers.correlationId
      : randomUUID();
  const [, traceId, flags] = traceparentPattern.exec(headers.traceparent ?? '') ?? [];
  return {
    ...newSpanContext(traceId),
    isSampled: (Number.parseInt(flags ?? '0', 16) & sampledFlag) === sampledFlag,
    correlationId,
    causationId: randomUUID(),
  };
};

export const runInTrace = <T>(trace: Trace, work: () => T): T => storage.run(trace, work);

export const currentTrace = (): Trace | undefined => storage.getStore();

export const toTraceparent = ({ traceId, spanId, isSampled }: SpanContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
