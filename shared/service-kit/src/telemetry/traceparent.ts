import { context, defaultTextMapGetter, defaultTextMapSetter, trace } from '@opentelemetry/api';
import type { Context, SpanContext } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const headerName = 'traceparent';
const propagator = new W3CTraceContextPropagator();

/** The context with the span of a W3C header; without a well-formed one it has no span. */
export const continueSpan = (parent: Context, traceparent: string | undefined): Context =>
  propagator.extract(
    trace.deleteSpan(parent),
    traceparent === undefined ? {} : { [headerName]: traceparent },
    defaultTextMapGetter,
  );

export const parseTraceparent = (traceparent: string | undefined): SpanContext | undefined =>
  trace.getSpanContext(continueSpan(context.active(), traceparent));

/** The W3C header of a span, undefined where none was begun. */
export const toTraceparent = (active: Context): string | undefined => {
  const carrier: { [headerName]?: string } = {};
  propagator.inject(active, carrier, defaultTextMapSetter);
  return carrier[headerName];
};

export const currentTraceparent = (): string | undefined => toTraceparent(context.active());
