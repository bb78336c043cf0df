import { patiently } from './patiently.ts';

describe('work that may be repeated', () => {
  const failing = (times: number) => {
    let tries = 0;
    return async (): Promise<number> => {
      tries += 1;
      if (tries <= times) throw new Error(`try ${tries}`);
      return tries;
    };
  };
  it('that fails a few times, is repeated with growing pauses', async () => {
    const pauses: number[] = [];
    const wait = async (ms: number): Promise<void> => {
      pauses.push(ms);
    };
    expect(await patiently(failing(5), wait)).toBe(6);
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000]);
  });
  it('that fails for good, passes its last failure on', async () => {
    await expect(patiently(failing(99), async () => undefined)).rejects.toThrow('try 6');
  });
});
