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

describe('the request queue of a kafkajs connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('schedules no check while nothing waits', () => {
    const queue = oneAtATime();
    queue.scheduleCheckPendingRequests();
    queue.push(request(1));
    queue.scheduleCheckPendingRequests();
    expect([queue.pending.length, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('keeps checking while a request waits for another', () => {
    const queue = oneAtATime();
    queue.push(request(1));
    queue.push(request(2));
    expect([queue.pending.length, jest.getTimerCount()]).toEqual([1, 1]);
    jest.advanceTimersByTime(1_000);
    expect([queue.pending.length, jest.getTimerCount()]).toEqual([1, 1]);
    queue.destroy();
  });
});
