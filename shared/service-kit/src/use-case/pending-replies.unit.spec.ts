import { createPendingReplies } from './pending-replies.ts';

describe('createPendingReplies', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves everyone who waits for the id and nobody else', async () => {
    const pendingReplies = createPendingReplies<string>();
    const replies = Promise.all([
      pendingReplies.waitFor(1, 100),
      pendingReplies.waitFor(1, 100),
      pendingReplies.waitFor(2, 100),
    ]);
    pendingReplies.resolve(1, 'Confirmed');
    jest.advanceTimersByTime(100);
    expect(await replies).toEqual(['Confirmed', 'Confirmed', null]);
  });

  it('does not keep a reply that nobody waits for', async () => {
    const pendingReplies = createPendingReplies<string>();
    pendingReplies.resolve(1, 'Confirmed');
    const replies = pendingReplies.waitFor(1, 100);
    jest.advanceTimersByTime(100);
    expect(await replies).toBeNull();
  });
});
