import type { Operation } from '@tokri/contracts/api';
import type { ServerResponse } from 'node:http';
import { currentTrace, operationSamplingRatio, startSpan } from '../../telemetry/index.ts';
import type { SpanAttributes } from '../../telemetry/index.ts';

const toAttributes = ({ statusCode, writableFinished }: ServerResponse): SpanAttributes => {
  if (!writableFinished) return { 'error.type': 'aborted' };
  return {
    'http.response.status_code': statusCode,
    ...(statusCode >= 500 ? { 'error.type': String(statusCode) } : {}),
  };
};

/** Runs the handlers of an operation in a span that ends with the response. */
export const traceRequest = <T>(
  operation: Operation,
  response: ServerResponse,
  handle: () => T,
): T => {
  const correlationId = currentTrace()?.correlationId;
  const span = startSpan({
    name: operation.operationId,
    kind: 'server',
    samplingRatio: operationSamplingRatio(operation),
    attributes: {
      'http.request.method': operation.method,
      ...(correlationId === undefined ? {} : { 'tokri.correlation_id': correlationId }),
    },
  });
  response.once('close', () => {
    span.end(toAttributes(response));
  });
  return span.run(handle);
};
