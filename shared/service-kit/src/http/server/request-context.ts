import type { Request, RequestHandler } from 'express';
import { currentTrace, runInTrace } from '../../telemetry/index.ts';
import type { TraceOrigin } from '../../telemetry/index.ts';

const createRequestContext =
  (readOrigin: (request: Request) => TraceOrigin): RequestHandler =>
  (request, response, next) => {
    runInTrace(readOrigin(request), () => {
      response.setHeader('X-Correlation-Id', currentTrace()?.correlationId ?? '');
      next();
    });
  };

/** Of a service: only the BFF calls it, so the trace of the call goes on. */
export const requestContext = createRequestContext((request) => ({
  correlationId: request.get('x-correlation-id'),
  traceparent: request.get('traceparent'),
}));

/** Of the BFF, which begins each trace: neither the trace nor the sampling of a browser counts. */
export const edgeRequestContext = createRequestContext((request) => ({
  correlationId: request.get('x-correlation-id'),
}));
