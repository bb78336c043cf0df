import { context, createContextKey, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { continueSpan, parseTraceparent, toTraceparent } from './traceparent.ts';

/** All attributes that spans may have: none describes a customer. */
export interface SpanAttributes {
  readonly 'db.system.name'?: 'mongodb';
  readonly 'db.operation.name'?: string;
  readonly 'db.collection.name'?: string;
  /** The kind of a failure. Its message may contain personal data. */
  readonly 'error.type'?: string;
  readonly 'http.request.method'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'messaging.system'?: 'kafka';
  readonly 'messaging.operation.type'?: 'send' | 'process';
  readonly 'messaging.destination.name'?: string;
  readonly 'messaging.consumer.group.name'?: string;
  readonly 'messaging.message.id'?: string;
  readonly 'tokri.correlation_id'?: string;
  readonly 'tokri.event_type'?: string;
}

export interface SpanOptions {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** W3C header of the parent where it is not the active span. */
  readonly parent?: string | undefined;
  /** W3C header of a span that is related but not the parent. */
  readonly link?: string | undefined;
  /** The probability that a trace is recorded which begins with this span. */
  readonly samplingRatio?: number;
}

export interface StartedSpan {
  /** Undefined in a process without tracing that has no parent either. */
  readonly traceparent: string | undefined;
  run<T>(work: () => T): T;
  end(attributes?: SpanAttributes): void;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

const samplingRatioKey = createContextKey('sampling ratio');

export const readSamplingRatio = (active: Context): number | undefined =>
  active.getValue(samplingRatioKey) as number | undefined;

const parentContext = ({ parent, samplingRatio }: SpanOptions): Context => {
  const active = context.active();
  const parentSpan = parent === undefined ? active : continueSpan(active, parent);
  return samplingRatio === undefined
    ? parentSpan
    : parentSpan.setValue(samplingRatioKey, samplingRatio);
};

const endSpan = (span: Span, attributes: SpanAttributes): void => {
  span.setAttributes({ ...attributes });
  if (attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

export const startSpan = (options: SpanOptions): StartedSpan => {
  const parent = parentContext(options);
  const linked = parseTraceparent(options.link);
  const span = trace.getTracer('@tokri/service-kit').startSpan(
    options.name,
    {
      kind: kinds[options.kind],
      attributes: { ...options.attributes },
      links: linked ? [{ context: linked }] : [],
    },
    parent,
  );
  const active = trace.setSpan(parent, span);
  return {
    traceparent: toTraceparent(active),
    run: (work) => context.with(active, work),
    end: (attributes = {}) => {
      endSpan(span, attributes);
    },
  };
};

/** False outside a trace that is recorded, where the caller can save the work for a span. */
export const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

const typePattern = /^[\w.-]{1,60}$/;

/** The code of an error, or its class. */
export const toErrorType = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  const type = typeof code === 'string' && typePattern.test(code) ? code : String(name);
  return typePattern.test(type) ? type : 'unknown';
};

export const runInSpan = async <T>(
  options: SpanOptions,
  work: (span: StartedSpan) => Promise<T>,
): Promise<T> => {
  const span = startSpan(options);
  try {
    const result = await span.run(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': toErrorType(error) });
    throw error;
  }
};
