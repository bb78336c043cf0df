import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { serviceLevels } from '@tokri/contracts/metrics';
import { silentLogger } from '../testing/index.ts';
import { createMetricRegistry } from './metric-registry.ts';
import { createOperationLabels, markAsShed, observeRequests } from './observe-requests.ts';

const closeResponse = (fields: { statusCode: number; writableFinished: boolean }): ServerResponse =>
  Object.assign(new EventEmitter(), fields) as unknown as ServerResponse;

describe('createOperationLabels', () => {
  it('names at most 30 operations and always those of service levels', () => {
    const toLabel = createOperationLabels();
    const labels = Array.from({ length: 100 }, (_, index) => toLabel(`operation-${index}`));
    const measured = serviceLevels.flatMap(({ operations = [] }) => operations).map(toLabel);
    expect(measured).toContain('place-order');
    expect(new Set([...labels, ...measured, 'other']).size).toBe(31);
    expect(toLabel('operation-0')).toBe('operation-0');
    expect(toLabel('operation-99')).toBe('other');
  });
});

describe('observeRequests', () => {
  it.each([
    [{ statusCode: 201, writableFinished: true }, '2xx'],
    [{ statusCode: 503, writableFinished: true }, '5xx'],
    [{ statusCode: 200, writableFinished: false }, 'aborted'],
  ])('measures the response %j as %s', async (fields, status) => {
    const metrics = createMetricRegistry('order', silentLogger);
    const response = closeResponse(fields);
    observeRequests(metrics)('place-order', response);
    response.emit('close');
    expect(await metrics.expose()).toContain(
      `tokri_request_duration_seconds_count{deployable="order",operation="place-order",status="${status}"} 1`,
    );
  });

  it('names a response that was refused because of overload', async () => {
    const metrics = createMetricRegistry('order', silentLogger);
    const response = closeResponse({ statusCode: 503, writableFinished: true });
    observeRequests(metrics)('hold-slot', response);
    markAsShed(response);
    response.emit('close');
    expect(await metrics.expose()).toContain('operation="hold-slot",status="shed"} 1');
  });
});
