import type { ExportedSpan } from './exported-span.ts';

export const traceOf = (
  spans: readonly ExportedSpan[],
  correlationId: string,
): readonly ExportedSpan[] => {
  const root = spans.find(
    ({ attributes, parentSpanId }) =>
      attributes['tokri.correlation_id'] === correlationId && parentSpanId === '',
  );
  return spans.filter(({ traceId }) => traceId === root?.traceId);
};

const findParent = (
  trace: readonly ExportedSpan[],
  { parentSpanId }: ExportedSpan,
): ExportedSpan | undefined => trace.find(({ spanId }) => spanId === parentSpanId);

/** Spans whose parent was never exported. */
export const findOrphans = (trace: readonly ExportedSpan[]): readonly string[] =>
  trace
    .filter((span) => span.parentSpanId !== '' && !findParent(trace, span))
    .map(({ service, name }) => `${service}: ${name}`);

/** Who handles whose events: `order > order.placed.v1 > cart`. */
export const listEventEdges = (trace: readonly ExportedSpan[]): readonly string[] => [
  ...new Set(
    trace.flatMap((span) => {
      const parent = findParent(trace, span);
      return span.kind === 'consumer' && parent?.kind === 'producer'
        ? [`${parent.service} > ${parent.attributes['tokri.event_type']} > ${span.service}`]
        : [];
    }),
  ),
];

/** From a span to the beginning of its trace. */
export const pathToRoot = (trace: readonly ExportedSpan[], span: ExportedSpan): string[] => {
  const parent = findParent(trace, span);
  return [`${span.service}: ${span.name}`, ...(parent ? pathToRoot(trace, parent) : [])];
};
