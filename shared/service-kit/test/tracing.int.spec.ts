import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startOtlpReceiver } from '../../../tests/support/traces/otlp-receiver.ts';

const script = path.join(import.meta.dirname, 'traced-process.ts');

/** The exporter loads its agent with a native import, which only a process of its own can. */
const runTracedProcess = async (
  count: number,
  stopsWhen: 'pending' | 'settled',
  endpoint?: string,
): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    script,
    String(count),
    stopsWhen,
    ...(endpoint === undefined ? [] : [endpoint]),
  ]);
  return JSON.parse(stdout);
};

describe('startTracing', () => {
  it('exports what is pending when the process stops, and has dropped what is above the limit', async () => {
    const receiver = await startOtlpReceiver();
    const outcomes = await runTracedProcess(2_050, 'pending', `${receiver.endpoint}/`);
    await receiver.close();
    expect(outcomes).toEqual({ dropped: 2, exported: 2_048 });
    expect(receiver.spans).toHaveLength(2_048);
  });

  it('names the process', async () => {
    const receiver = await startOtlpReceiver();
    await runTracedProcess(1, 'settled', receiver.endpoint);
    await receiver.close();
    expect(receiver.spans).toMatchObject([
      { service: 'depot', name: 'placeOrder', kind: 'server', parentSpanId: '' },
    ]);
  });

  it('reports spans that no collector takes', async () => {
    const receiver = await startOtlpReceiver();
    await receiver.close();
    expect(await runTracedProcess(2, 'settled', receiver.endpoint)).toEqual({ failed: 2 });
  });

  it('records nothing without a collector', async () => {
    expect(await runTracedProcess(1, 'pending')).toEqual({});
  });
});
