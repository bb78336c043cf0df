import { currentTrace, extractTrace, newSpanContext, runInTrace, toTraceparent } from './trace.ts';

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
const traceparent = (flags: string) => `00-${traceId}-${spanId}-${flags}`;

describe('trace', () => {
  it('continues well-formed headers in a span of its own', () => {
    const trace = extractTrace({
      correlationId: 'click-12345678',
      traceparent: traceparent('01'),
    });
    expect(trace).toMatchObject({ correlationId: 'click-12345678', traceId, isSampled: true });
    expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(trace.spanId).not.toBe(spanId);
  });
  it.each([
    ['00', false],
    ['01', true],
    ['02', false],
    ['03', true],
  ])('reads the sampled bit of the flags %s', (flags, isSampled) => {
    expect(extractTrace({ traceparent: traceparent(flags) }).isSampled).toBe(isSampled);
  });
  it('begins a trace that is not sampled for a malformed header', () => {
    const trace = extractTrace({ traceparent: '00-undefined-0-01' });
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace.isSampled).toBe(false);
  });
  it.each(['short', 'x'.repeat(65), 'line\nbreak-12345', '{"a":"12345678"}'])(
    'replaces the forged correlation id %j',
    (correlationId) => {
      expect(extractTrace({ correlationId }).correlationId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
  it('is available inside the traced function only', async () => {
    const trace = extractTrace({});
    await runInTrace(trace, async () => {
      await Promise.resolve();
      expect(currentTrace()).toBe(trace);
    });
    expect(currentTrace()).toBeUndefined();
  });
  it('names the current span and its sampling in outgoing headers', () => {
    expect(toTraceparent({ traceId, spanId, isSampled: true })).toBe(traceparent('01'));
    expect(toTraceparent({ traceId, spanId, isSampled: false })).toBe(traceparent('00'));
  });
  it('gives each span an id of its own', () => {
    expect(newSpanContext(traceId).spanId).not.toBe(newSpanContext(traceId).spanId);
  });
});
