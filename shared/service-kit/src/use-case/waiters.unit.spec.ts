import { createWaiters } from './waiters.ts';

describe('a word that is waited for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('said in time, reaches all who wait for its id and nobody else', async () => {
    const waiters = createWaiters<string>();
    const waiting = Promise.all([waiters.wait(1, 100), waiters.wait(1, 100), waiters.wait(2, 100)]);
    waiters.tell(1, 'Confirmed');
    jest.advanceTimersByTime(100);
    expect(await waiting).toEqual(['Confirmed', 'Confirmed', null]);
  });

  it('said before anybody waits, is not kept', async () => {
    const waiters = createWaiters<string>();
    waiters.tell(1, 'Confirmed');
    const waiting = waiters.wait(1, 100);
    jest.advanceTimersByTime(100);
    expect(await waiting).toBeNull();
  });
});
