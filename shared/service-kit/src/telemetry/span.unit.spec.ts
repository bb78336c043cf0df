import { trace, SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { operationSampler } from './sampler.ts';
import { isRecording, runInSpan, startSpan, toErrorType } from './span.ts';
import { runInTrace } from './trace.ts';

const exporter = new InMemorySpanExporter();
const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
const headerWithFlags = (flags: string) => `00-${traceId}-${spanId}-${flags}`;
const request = { name: 'placeOrder', kind: 'server', samplingRatio: 1 } as const;
const command = { name: 'find orders', kind: 'client' } as const;

beforeAll(() =>
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({
      sampler: operationSampler,
      spanProcessors: [new SimpleSpanProcessor(exporter)],
    }),
  ),
);
afterEach(() => {
  exporter.reset();
});

describe('runInSpan', () => {
  it('makes a span inside another its child', async () => {
    await runInSpan(request, () => runInSpan(command, () => Promise.resolve()));
    const [child, parent] = exporter.getFinishedSpans();
    expect([child?.name, child?.parentSpanContext?.spanId]).toEqual([
      'find orders',
      parent?.spanContext().spanId,
    ]);
    expect(parent?.parentSpanContext).toBeUndefined();
  });

  it('records the kind of a failure and not its message', async () => {
    const failure = new RangeError('no order of 9876543210');
    await expect(runInSpan(request, () => Promise.reject(failure))).rejects.toBe(failure);
    const [span] = exporter.getFinishedSpans();
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(span?.attributes).toEqual({ 'error.type': 'RangeError' });
    expect(span?.events).toEqual([]);
  });
});

describe('startSpan', () => {
  it('continues the span of a caller, whose decision to record counts', () => {
    const flags = ['00', '01'].map((given) =>
      runInTrace({ traceparent: headerWithFlags(given) }, () => startSpan(request).traceparent),
    );
    expect(flags.map((header) => header?.slice(0, 36))).toEqual(Array(2).fill(`00-${traceId}-`));
    expect(flags.map((header) => header?.slice(-2))).toEqual(['00', '01']);
    expect(flags.some((header) => header?.includes(spanId))).toBe(false);
  });

  it.each([
    [1, true],
    [0, false],
  ])('records a trace that begins with a ratio of %d: %s', (samplingRatio, isRecorded) => {
    startSpan({ ...request, samplingRatio }).run(() => {
      expect(isRecording()).toBe(isRecorded);
      expect(startSpan(command).traceparent?.slice(-2)).toBe(isRecorded ? '01' : '00');
    });
  });

  it('takes the given parent instead of the active span', () => {
    startSpan(request).run(() => {
      startSpan({ ...command, parent: headerWithFlags('01') }).end();
    });
    expect(exporter.getFinishedSpans()[0]?.parentSpanContext).toMatchObject({ traceId, spanId });
  });

  it('links a related span', () => {
    startSpan({ ...request, link: headerWithFlags('01') }).end();
    const [span] = exporter.getFinishedSpans();
    expect(span?.links.map(({ context }) => context.traceId)).toEqual([traceId]);
    expect(span?.spanContext().traceId).not.toBe(traceId);
  });
});

describe('toErrorType', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [Object.assign(new Error('x'), { code: 11_000 }), 'Error'],
    [Object.assign(new Error('x'), { code: 'call 9876543210' }), 'Error'],
    ['text', 'undefined'],
    [undefined, 'undefined'],
  ])('of %s is %s', (error, type) => {
    expect(toErrorType(error)).toBe(type);
  });
});
