import type { Consumer } from 'kafkajs';
import { silentLogger } from '../../logger/index.ts';
import { maxSilenceMs } from './client-settings.ts';
import { watchConsumer } from './consumer-watchdog.ts';

type Listener = (event: { payload: Record<string, unknown> }) => void;

const events = {
  FETCH: 'fetch',
  HEARTBEAT: 'heartbeat',
  GROUP_JOIN: 'join',
  END_BATCH_PROCESS: 'end',
  REBALANCING: 'rebalancing',
  REQUEST: 'request',
};

const watch = (isReachable = true) => {
  const listeners = new Map<string, Listener>();
  const silences: string[] = [];
  const consumer = {
    events,
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
  } as unknown as Pick<Consumer, 'on' | 'events'>;
  const watchdog = watchConsumer({
    consumer,
    group: 'g',
    maxSilenceMs,
    logger: silentLogger,
    isReachable: () => Promise.resolve(isReachable),
    onSilent: ({ message }) => void silences.push(message),
  });
  const emit = (name: string, payload: Record<string, unknown> = {}): void => {
    listeners.get(name)?.({ payload });
  };
  return { silences, emit, stop: watchdog.stop };
};

describe('watchConsumer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['a broker that answers: fatal', true, 1],
    ['no broker: waits', false, 0],
  ])('reacts to a minute of silence and %s', async (_case, isReachable, count) => {
    const { silences, stop } = watch(isReachable);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(silences).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(silences).toHaveLength(count);
    stop();
  });

  it.each([
    ['a fetch', 'fetch', {}],
    ['a heartbeat', 'heartbeat', {}],
    ['a handled batch', 'end', {}],
    ['a joined group', 'join', {}],
    ['a rebalance', 'rebalancing', {}],
    ['an answer to JoinGroup', 'request', { apiName: 'JoinGroup' }],
    ['an answer to SyncGroup', 'request', { apiName: 'SyncGroup' }],
  ])('counts %s as activity', async (_case, name, payload) => {
    const { silences, emit, stop } = watch();
    for (let round = 0; round < 3; round += 1) {
      await jest.advanceTimersByTimeAsync(50_000);
      emit(name, payload);
    }
    expect(silences).toHaveLength(0);
    stop();
  });

  it('does not count answers to other requests as activity', async () => {
    const { silences, emit, stop } = watch();
    await jest.advanceTimersByTimeAsync(50_000);
    emit('request', { apiName: 'Metadata' });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(silences).toHaveLength(1);
    stop();
  });
});
