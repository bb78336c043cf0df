import { hexOf, messagesOf, numberOf, readFields, textOf } from './protobuf-reader.ts';

export interface ExportedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes: Readonly<Record<string, string>>;
  readonly linkedTraceIds: readonly string[];
}

const kinds = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

/** Text, or the number of an AnyValue as text. */
const readAnyValue = (value: Uint8Array): string => {
  const [field] = readFields(value);
  return field?.value instanceof Uint8Array
    ? Buffer.from(field.value).toString('utf8')
    : String(field?.value ?? '');
};

const readAttributes = (message: Uint8Array, number: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    messagesOf(message, number).map((keyValue) => [
      textOf(keyValue, 1),
      readAnyValue(messagesOf(keyValue, 2)[0] ?? new Uint8Array()),
    ]),
  );

const readSpan = (service: string, span: Uint8Array): ExportedSpan => ({
  service,
  traceId: hexOf(span, 1),
  spanId: hexOf(span, 2),
  parentSpanId: hexOf(span, 4),
  name: textOf(span, 5),
  kind: kinds[numberOf(span, 6)] ?? 'internal',
  attributes: readAttributes(span, 9),
  linkedTraceIds: messagesOf(span, 13).map((link) => hexOf(link, 1)),
});

/** The numbers are those of opentelemetry/proto/collector/trace/v1/trace_service.proto. */
export const readExportRequest = (body: Uint8Array): readonly ExportedSpan[] =>
  messagesOf(body, 1).flatMap((resourceSpans) => {
    const [resource = new Uint8Array()] = messagesOf(resourceSpans, 1);
    const service = readAttributes(resource, 1)['service.name'] ?? '';
    return messagesOf(resourceSpans, 2)
      .flatMap((scopeSpans) => messagesOf(scopeSpans, 2))
      .map((span) => readSpan(service, span));
  });
