import { runConcurrently } from './run-concurrently.mjs';

interface PendingTask {
  readonly name: string;
  readonly finish: (result: string) => void;
}

const nextTick = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

const createTasks = () => {
  const pending: PendingTask[] = [];
  const work = (name: string) =>
    new Promise<string>((finish) => {
      pending.push({ name, finish });
    });
  const finish = async (name: string): Promise<void> => {
    pending.find((task) => task.name === name)?.finish(`${name} done`);
    await nextTick();
  };
  return { work, finish, started: () => pending.map(({ name }) => name) };
};

describe('runConcurrently', () => {
  it('runs four tasks two at a time in their order', async () => {
    const { work, finish, started } = createTasks();
    const results = runConcurrently(['a', 'b', 'c', 'd'], 2, work);
    expect(started()).toEqual(['a', 'b']);
    await finish('b');
    expect(started()).toEqual(['a', 'b', 'c']);
    await finish('c');
    await finish('d');
    await finish('a');
    await expect(results).resolves.toEqual(['a done', 'b done', 'c done', 'd done']);
  });

  it('returns every result when there are fewer tasks than slots', async () => {
    await expect(runConcurrently(['a'], 2, (name) => Promise.resolve(name))).resolves.toEqual([
      'a',
    ]);
    await expect(runConcurrently([], 2, (name) => Promise.resolve(name))).resolves.toEqual([]);
  });
});
