import { randomUUID } from 'node:crypto';
import { context, createContextKey, isSpanContextValid, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { continueSpan } from './traceparent.ts';

context.setGlobalContextManager(new AsyncLocalStorageContextManager());

interface Cause {
  readonly correlationId: string;
  readonly causationId: string;
}

/** What the work at hand belongs to. Log lines carry it. */
export interface Trace extends Cause {
  /** Missing before the first span. */
  readonly traceId?: string;
  readonly spanId?: string;
}

export interface TraceOrigin {
  readonly correlationId?: string | undefined;
  readonly causationId?: string | undefined;
  /** The header of a caller that is trusted to decide what is sampled. */
  readonly traceparent?: string | undefined;
}

const causeKey = createContextKey('cause');
const correlationPattern = /^[A-Za-z0-9_.:-]{8,64}$/;

const toCause = ({ correlationId, causationId = randomUUID() }: TraceOrigin): Cause => ({
  correlationId:
    correlationId !== undefined && correlationPattern.test(correlationId)
      ? correlationId
      : randomUUID(),
  causationId,
});

/**
 * Runs work as part of what a request or message belongs to. Malformed ids are replaced because
 * they could forge log lines.
 */
export const runInTrace = <T>(origin: TraceOrigin, work: () => T): T =>
  context.with(
    continueSpan(context.active(), origin.traceparent).setValue(causeKey, toCause(origin)),
    work,
  );

/** Runs work that serves many requests, for example a loop that one of them has woken. */
export const runOutsideTrace = <T>(work: () => T): T =>
  context.with(trace.deleteSpan(context.active()).deleteValue(causeKey), work);

/** For work that is queued: it belongs to whoever queued it, not to whoever takes it from the queue. */
export const bindToTrace = <T>(work: () => T): (() => T) => context.bind(context.active(), work);

const readSpanIds = (active: Context): Pick<Trace, 'traceId' | 'spanId'> => {
  const span = trace.getSpanContext(active);
  return span !== undefined && isSpanContextValid(span)
    ? { traceId: span.traceId, spanId: span.spanId }
    : {};
};

export const currentTrace = (): Trace | undefined => {
  const active = context.active();
  const cause = active.getValue(causeKey) as Cause | undefined;
  return cause && { ...cause, ...readSpanIds(active) };
};
