import { createWriteRecorder } from './write-load.ts';

describe('createWriteRecorder', () => {
  it('counts writes and finds none failed when all succeed', async () => {
    const { record, result } = createWriteRecorder();
    expect(await record('hold', () => Promise.resolve(7))).toBe(7);
    expect(result()).toEqual({ writes: 1, failed: [] });
  });
  it('finds a write that failed and passes its error on', async () => {
    const { record, result } = createWriteRecorder();
    const failing = record('place order', () => Promise.reject(new Error('503 unavailable')));
    await expect(failing).rejects.toThrow('503 unavailable');
    expect(result()).toEqual({
      writes: 1,
      failed: [{ write: 'place order', problem: '503 unavailable' }],
    });
  });
});
