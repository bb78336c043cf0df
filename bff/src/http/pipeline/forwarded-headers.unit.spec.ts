import { userOperations } from '@tokri/contracts/api';
import { runInTrace } from '@tokri/service-kit/telemetry';
import type { Request } from 'express';
import { toForwardedHeaders } from './forwarded-headers.ts';

describe('toForwardedHeaders', () => {
  it('passes the correlation id on, and never a trace of the browser', () => {
    const given: Readonly<Record<string, string>> = {
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    };
    const request = { get: (name: string) => given[name] } as unknown as Request;
    expect(
      runInTrace({ correlationId: 'click-12345678' }, () =>
        toForwardedHeaders(request, userOperations.listUsers),
      ),
    ).toEqual({ 'x-correlation-id': 'click-12345678' });
  });
});
