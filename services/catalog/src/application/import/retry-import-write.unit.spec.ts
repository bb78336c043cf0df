import { ImportLostError } from '../ports/imports.ts';
import { retryImportWrite } from './retry-import-write.ts';

describe('retryImportWrite', () => {
  const failing = (times: number) => {
    let attempt = 0;
    return async (): Promise<number> => {
      attempt += 1;
      if (attempt <= times) throw new Error(`try ${attempt}`);
      return attempt;
    };
  };
  it('retries with growing delays', async () => {
    const delays: number[] = [];
    const wait = async (ms: number): Promise<void> => {
      delays.push(ms);
    };
    expect(await retryImportWrite(failing(5), wait)).toBe(6);
    expect(delays).toEqual([250, 500, 1000, 2000, 4000]);
  });
  it('throws the last error after the final attempt', async () => {
    await expect(retryImportWrite(failing(99), async () => undefined)).rejects.toThrow('try 6');
  });
  it('does not retry when another process has taken over', async () => {
    const write = jest.fn().mockRejectedValue(new ImportLostError('taken over'));
    await expect(retryImportWrite(write, async () => undefined)).rejects.toThrow(ImportLostError);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
