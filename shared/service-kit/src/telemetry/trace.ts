import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Trace {
  readonly correlationId: string;
  readonly causationId: string;
  readonly traceId: string;
}

const storage = new AsyncLocalStorage<Trace>();
const correlationPattern = /^[A-Za-z0-9_.:-]{8,64}$/;
const traceparentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const newTraceId = (): string => randomUUID().replaceAll('-', '');

/** Malformed headers are replaced because they could forge log lines. */
export const extractTrace = (headers: {
  correlationId?: string | undefined;
  traceparent?: string | undefined;
}): Trace => {
  const correlationId =
    headers.correlationId !== undefined && correlationPattern.test(headers.correlationId)
      ? headers.correlationId
      : randomUUID();
  return {
    correlationId,
    causationId: randomUUID(),
    traceId: traceparentPattern.exec(headers.traceparent ?? '')?.[1] ?? newTraceId(),
  };
};

export const runInTrace = <T>(trace: Trace, work: () => T): T => storage.run(trace, work);

export const currentTrace = (): Trace | undefined => storage.getStore();

export const toTraceparent = (traceId: string): string =>
  `00-${traceId}-${newTraceId().slice(0, 16)}-01`;
