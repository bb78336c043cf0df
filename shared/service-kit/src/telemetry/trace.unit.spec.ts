import { bindToTrace, currentTrace, runInTrace, runOutsideTrace } from './trace.ts';
import { currentTraceparent } from './traceparent.ts';

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
const traceparent = `00-${traceId}-${spanId}-01`;
const origin = { correlationId: 'click-12345678', causationId: 'request', traceparent };

describe('runInTrace', () => {
  it('continues well-formed headers', () => {
    runInTrace(origin, () => {
      expect(currentTrace()).toEqual({
        correlationId: 'click-12345678',
        causationId: 'request',
        traceId,
        spanId,
      });
      expect(currentTraceparent()).toBe(traceparent);
    });
  });
  it.each(['00-undefined-0-01', `00-${'0'.repeat(32)}-${spanId}-01`, `ff-${traceId}-${spanId}-01`])(
    'ignores the malformed header %s',
    (malformed) => {
      runInTrace({ ...origin, traceparent: malformed }, () => {
        expect(currentTrace()).not.toHaveProperty('traceId');
        expect(currentTraceparent()).toBeUndefined();
      });
    },
  );
  it.each(['short', 'x'.repeat(65), 'line\nbreak-12345', '{"a":"12345678"}'])(
    'replaces the forged correlation id %j',
    (correlationId) => {
      runInTrace({ correlationId }, () => {
        expect(currentTrace()?.correlationId).toMatch(/^[0-9a-f-]{36}$/);
      });
    },
  );
  it('is over outside the traced function', async () => {
    await runInTrace(origin, async () => {
      await Promise.resolve();
      expect(currentTrace()).toMatchObject({ traceId });
    });
    expect(currentTrace()).toBeUndefined();
  });
  it('does not continue the trace around it', () => {
    runInTrace(origin, () => {
      runInTrace({ correlationId: 'other-12345678' }, () => {
        expect(currentTraceparent()).toBeUndefined();
      });
    });
  });
});

describe('runOutsideTrace', () => {
  it('leaves the trace of whoever starts the work', () => {
    runInTrace(origin, () => {
      runOutsideTrace(() => {
        expect([currentTrace(), currentTraceparent()]).toEqual([undefined, undefined]);
      });
    });
  });
});

describe('bindToTrace', () => {
  it('keeps the trace of whoever queued the work', () => {
    const queued = runInTrace(origin, () => bindToTrace(currentTraceparent));
    expect(runInTrace({ correlationId: 'other-12345678' }, queued)).toBe(traceparent);
  });
});
