import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import './idle-request-queues.ts';

const oneAtATime = () =>
  new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout: 1_000,
    enforceRequestTimeout: false,
    clientId: 'spec',
    broker: 'nowhere',
    logger: { debug: () => undefined },
  });

const request = (correlationId: number) => ({
  entry: { correlationId },
  expectResponse: true,
  sendRequest: () => undefined,
});

describe('the queue of a connection to the broker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('while nothing waits, plans no look', () => {
    const queue = oneAtATime();
    queue.scheduleCheckPendingRequests();
    queue.push(request(1));
    queue.scheduleCheckPendingRequests();
    expect([queue.pending.length, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('while a request waits for the one before, looks again and again', () => {
    const queue = oneAtATime();
    queue.push(request(1));
    queue.push(request(2));
    expect([queue.pending.length, jest.getTimerCount()]).toEqual([1, 1]);
    jest.advanceTimersByTime(1_000);
    expect([queue.pending.length, jest.getTimerCount()]).toEqual([1, 1]);
    queue.destroy();
  });
});
