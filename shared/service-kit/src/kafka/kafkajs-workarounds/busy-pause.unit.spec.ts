import type { FetchAnswer } from 'kafkajs/src/broker/index.js';
import { pauseWhenBusy } from './busy-pause.ts';

const pauseMs = 10;
const broker = {};

const answerOf = (...partitions: readonly { offsets: number[]; end: number }[]): FetchAnswer => ({
  responses: [
    {
      topicName: 't',
      partitions: partitions.map(({ offsets, end }, partition) => ({
        partition,
        highWatermark: String(end),
        messages: offsets.map((offset) => ({ offset: String(offset) })),
      })),
    },
  ],
});

describe('pauseWhenBusy', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('delays the request after an answer with messages, once', async () => {
    const { beforeFetch, afterFetch } = pauseWhenBusy(pauseMs);
    afterFetch?.(broker, answerOf({ offsets: [4, 5], end: 6 }));
    const delayed = beforeFetch?.(broker);
    let isOver = false;
    void delayed?.then(() => {
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    expect(beforeFetch?.(broker)).toBeUndefined();
  });

  it.each([
    ['is the first', []],
    ['follows an empty answer', [answerOf({ offsets: [], end: 6 })]],
    ['reads a backlog', [answerOf({ offsets: [4, 5], end: 6 }, { offsets: [1], end: 9 })]],
  ])('does not delay a request that %s', (_case, answers) => {
    const { beforeFetch, afterFetch } = pauseWhenBusy(pauseMs);
    for (const answer of answers) afterFetch?.(broker, answer);
    expect(beforeFetch?.(broker)).toBeUndefined();
  });

  it('does not delay a request to another broker', () => {
    const { beforeFetch, afterFetch } = pauseWhenBusy(pauseMs);
    afterFetch?.(broker, answerOf({ offsets: [5], end: 6 }));
    expect(beforeFetch?.({})).toBeUndefined();
  });
});
