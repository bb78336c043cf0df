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

const watch = (isReachable: () => Promise<boolean> = () => Promise.resolve(true)) => {
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
    isReachable,
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

  it('is fatal after the fourth check in a row that a broker answers', async () => {
    const { silences, stop } = watch();
    await jest.advanceTimersByTimeAsync(99_000);
    expect(silences).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(silences).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(silences).toHaveLength(1);
    stop();
  });

  it('waits while no broker answers', async () => {
    const { silences, stop } = watch(() => Promise.resolve(false));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(silences).toHaveLength(0);
    stop();
  });

  it('starts over when a check is not answered', async () => {
    const answers = [true, true, true, false];
    const { silences, stop } = watch(() => Promise.resolve(answers.shift() ?? true));
    await jest.advanceTimersByTimeAsync(199_000);
    expect(silences).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(silences).toHaveLength(1);
    stop();
  });

  it('starts over when the consumer recovers between two checks', async () => {
    const { silences, emit, stop } = watch();
    await jest.advanceTimersByTimeAsync(95_000);
    emit('join');
    await jest.advanceTimersByTimeAsync(94_000);
    expect(silences).toHaveLength(0);
    stop();
  });

  it('counts a check that a broker answers late once', async () => {
    const { silences, stop } = watch(
      () => new Promise((answer) => void setTimeout(answer, 25_000, true)),
    );
    await jest.advanceTimersByTimeAsync(180_000);
    expect(silences).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(silences).toHaveLength(1);
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
      await jest.advanceTimersByTimeAsync(90_000);
      emit(name, payload);
    }
    expect(silences).toHaveLength(0);
    stop();
  });

  it('does not count answers to other requests as activity', async () => {
    const { silences, emit, stop } = watch();
    await jest.advanceTimersByTimeAsync(90_000);
    emit('request', { apiName: 'Metadata' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(silences).toHaveLength(1);
    stop();
  });
});
