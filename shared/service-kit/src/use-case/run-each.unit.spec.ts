import { runEach } from './run-each.ts';

describe('runEach', () => {
  it('runs the others when one fails, and then throws the first failure', async () => {
    const done: number[] = [];
    const run = async (item: number) => {
      if (item % 2 === 0) throw new Error(`item ${item}`);
      done.push(item);
    };
    await expect(runEach([1, 2, 3, 4, 5], run)).rejects.toThrow('item 2');
    expect(done).toEqual([1, 3, 5]);
  });
});
