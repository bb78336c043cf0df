import type { RequestHandler } from 'express';
import { runInTrace, extractTrace } from '../../telemetry/index.ts';
import type { Trace } from '../../telemetry/index.ts';

export const requestContext: RequestHandler = (request, response, next) => {
  const trace = extractTrace({
    correlationId: request.get('x-correlation-id'),
    traceparent: request.get('traceparent'),
  });
  response.setHeader('X-Correlation-Id', trace.correlationId);
  (response.locals as { trace?: Trace }).trace = trace;
  runInTrace(trace, next);
};

export const resumeContext: RequestHandler = (_request, response, next) => {
  const { trace } = response.locals as { trace?: Trace };
  if (trace) runInTrace(trace, next);
  else next();
};
