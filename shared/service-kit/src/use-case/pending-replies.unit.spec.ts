import { createPendingReplies } from './pending-replies.ts';

describe('createPendingReplies', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves everyone who waits for the id and nobody else', async () => {
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

  it('does not keep a reply that nobody waits for', async () => {
    const waiters = createPendingReplies<string>();
    waiters.resolve(1, 'Confirmed');
    const waiting = waiters.waitFor(1, 100);
    jest.advanceTimersByTime(100);
    expect(await waiting).toBeNull();
  });
});
