import { createPendingReplies } from './pending-replies.ts';

describe('a word that is waited for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('said in time, reaches all who wait for its id and nobody else', async () => {
    const waiters = createPendingReplies<string>();
    const waiting = Promise.all([
      waiters.waitFor(1, 100),
      waiters.waitFor(1, 100),
      waiters.waitFor(2, 100),
    ]);
    waiters.resolve(1, 'Confirmed');
    jest.advanceTimersByTime(100);
    expect(await waiting).toEqual(['Confirmed', 'Confirmed', null]);
  });

  it('said before anybody waits, is not kept', async () => {
    const waiters = createPendingReplies<string>();
    waiters.resolve(1, 'Confirmed');
    const waiting = waiters.waitFor(1, 100);
    jest.advanceTimersByTime(100);
    expect(await waiting).toBeNull();
  });
});
