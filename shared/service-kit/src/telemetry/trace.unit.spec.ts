import { currentTrace, runInTrace, extractTrace, toTraceparent } from './trace.ts';

describe('trace', () => {
  it('well-formed headers: carried on', () => {
    expect(
      extractTrace({
        correlationId: 'click-12345678',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      }),
    ).toMatchObject({ correlationId: 'click-12345678', traceId: 'a'.repeat(32) });
  });
  it.each(['short', 'x'.repeat(65), 'line\nbreak-12345', '{"a":"12345678"}'])(
    'a forged correlation id %j: replaced',
    (correlationId) => {
      expect(extractTrace({ correlationId }).correlationId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
  it('inside and outside: the trace is there, then not', async () => {
    const trace = extractTrace({});
    await runInTrace(trace, async () => {
      await Promise.resolve();
      expect(currentTrace()).toBe(trace);
    });
    expect(currentTrace()).toBeUndefined();
  });
  it('leaving: the same trace, a new span', () => {
    expect(toTraceparent('c'.repeat(32))).toMatch(
      new RegExp(`^00-${'c'.repeat(32)}-[0-9a-f]{16}-01$`),
    );
  });
});
