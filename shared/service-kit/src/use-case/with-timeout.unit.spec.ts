import { withTimeout } from './with-timeout.ts';

const never = new Promise<string>(() => undefined);
const rejectAfter = (ms: number): Promise<string> =>
  new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error('task failed'));
    }, ms);
  });

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('returns the result of the task and leaves no timer behind', async () => {
    expect(await withTimeout(Promise.resolve('done'), 100, () => 'late')).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects as the task does and leaves no timer behind', async () => {
    await expect(
      withTimeout(Promise.reject(new Error('task failed')), 100, () => 'late'),
    ).rejects.toThrow('task failed');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('returns the fallback after the timeout and not before', async () => {
    const onTimeout = jest.fn(() => 'late');
    const result = withTimeout(never, 100, onTimeout);
    await jest.advanceTimersByTimeAsync(99);
    expect(onTimeout).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toBe('late');
  });

  it('rejects with the error that the fallback throws', async () => {
    const result = withTimeout(never, 100, () => {
      throw new RangeError('too late');
    });
    const rejected = expect(result).rejects.toThrow(new RangeError('too late'));
    await jest.advanceTimersByTimeAsync(100);
    await rejected;
  });

  it('ignores a failure of the task after the timeout', async () => {
    const unhandled = jest.fn();
    process.once('unhandledRejection', unhandled);
    const result = withTimeout(rejectAfter(200), 100, () => 'late');
    await jest.advanceTimersByTimeAsync(200);
    expect(await result).toBe('late');
    jest.useRealTimers();
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
