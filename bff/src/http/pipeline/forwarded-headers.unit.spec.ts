import { userOperations } from '@tokri/contracts/api';
import { extractTrace, runInTrace } from '@tokri/service-kit/telemetry';
import type { Request } from 'express';
import { toForwardedHeaders } from './forwarded-headers.ts';

const traceId = 'a'.repeat(32);
const forward = (flags: string, spanId: string) => {
  const traceparent = `00-${traceId}-${'b'.repeat(16)}-${flags}`;
  const request = { get: () => undefined } as unknown as Request;
  return runInTrace({ ...extractTrace({ traceparent }), spanId }, () =>
    toForwardedHeaders(request, userOperations.listUsers),
  );
};

describe('toForwardedHeaders', () => {
  it('names the span of the request in the trace of the browser', () => {
    const spanId = 'f'.repeat(16);
    expect(forward('00', spanId)).toMatchObject({ traceparent: `00-${traceId}-${spanId}-00` });
  });
  it('ignores the sampling of the browser', () => {
    const [unsampled, sampled] = ['f'.repeat(16), '0'.repeat(16)];
    expect(forward('01', unsampled)['traceparent']).toMatch(/-00$/);
    expect(forward('00', sampled)['traceparent']).toMatch(/-01$/);
  });
});
