import { createMetricRegistry } from '@tokri/service-kit/metrics';
import { silentLogger } from '@tokri/service-kit/testing';
import type { GatewayErrorReport } from '../application/ports/gateway.ts';
import { createGatewayErrorLog, attemptsUntilStuck } from './gateway-error-log.ts';

const capture: GatewayErrorReport = {
  task: 'capture',
  orderId: 42,
  kind: 'no-response',
  attempts: 1,
  message: 'capture: no response',
};
const createLogWithSpy = () => {
  const lines: (readonly [string, object])[] = [];
  const recordLevel = (level: string) => (entry: unknown) => {
    lines.push([level, entry as object]);
  };
  return {
    lines,
    errorLog: createGatewayErrorLog(
      { warn: recordLevel('warn'), error: recordLevel('error') },
      createMetricRegistry('billing', silentLogger),
    ),
  };
};

describe('gateway error log', () => {
  it('logs and counts an error with task, kind and attempts', async () => {
    const { lines, errorLog } = createLogWithSpy();
    errorLog.record(capture);
    errorLog.record({ ...capture, orderId: 43 });
    errorLog.record({ ...capture, task: 'refund', kind: 'failed' });
    expect(lines[0]).toEqual(['warn', capture]);
    expect(await errorLog.counts()).toEqual({
      faults: { 'capture no-response': 2, 'refund failed': 1 },
      stuck: 0,
    });
  });
  it('logs repeated failures as an error and counts the order as stuck until it is cleared', async () => {
    const { lines, errorLog } = createLogWithSpy();
    errorLog.record({ ...capture, attempts: attemptsUntilStuck - 1 });
    expect((await errorLog.counts()).stuck).toBe(0);
    for (const attempt of [attemptsUntilStuck, attemptsUntilStuck + 1])
      errorLog.record({ ...capture, attempts: attempt });
    expect([lines.map(([level]) => level), (await errorLog.counts()).stuck]).toEqual([
      ['warn', 'error', 'error'],
      1,
    ]);
    errorLog.clear(42);
    expect((await errorLog.counts()).stuck).toBe(0);
  });
});
