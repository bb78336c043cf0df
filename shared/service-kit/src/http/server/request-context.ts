import type { RequestHandler } from 'express';
import { runInTrace, extractTrace } from '../../telemetry/index.ts';

export const requestContext: RequestHandler = (request, response, next) => {
  const trace = extractTrace({
    correlationId: request.get('x-correlation-id'),
    traceparent: request.get('traceparent'),
  });
  response.setHeader('X-Correlation-Id', trace.correlationId);
  runInTrace(trace, next);
};
