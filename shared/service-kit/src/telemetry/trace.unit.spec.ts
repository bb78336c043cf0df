import { currentTrace, runInTrace, extractTrace, toTraceparent } from './trace.ts';

describe('trace', () => {
  it('continues well-formed headers', () => {
    expect(
      extractTrace({
        correlationId: 'click-12345678',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      }),
    ).toMatchObject({ correlationId: 'click-12345678', traceId: 'a'.repeat(32) });
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
  it('keeps the trace and starts a new span in outgoing headers', () => {
    expect(toTraceparent('c'.repeat(32))).toMatch(
      new RegExp(`^00-${'c'.repeat(32)}-[0-9a-f]{16}-01$`),
    );
  });
});
