import { runConcurrently } from './run-concurrently.mjs';

interface Open {
  readonly name: string;
  readonly end: (result: string) => void;
}

const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** Work that ends when the test says so. */
const openWork = () => {
  const open: Open[] = [];
  const work = (name: string) =>
    new Promise<string>((end) => {
      open.push({ name, end });
    });
  const end = async (name: string): Promise<void> => {
    open.find((one) => one.name === name)?.end(`${name} done`);
    await turn();
  };
  return { work, end, begun: () => open.map(({ name }) => name) };
};

describe('runConcurrently', () => {
  it('runs four tasks two at a time in their order', async () => {
    const { work, end, begun } = openWork();
    const all = runConcurrently(['a', 'b', 'c', 'd'], 2, work);
    expect(begun()).toEqual(['a', 'b']);
    await end('b');
    expect(begun()).toEqual(['a', 'b', 'c']);
    await end('c');
    await end('d');
    await end('a');
    await expect(all).resolves.toEqual(['a done', 'b done', 'c done', 'd done']);
  });

  it('returns every result when there are fewer tasks than slots', async () => {
    await expect(runConcurrently(['a'], 2, (name) => Promise.resolve(name))).resolves.toEqual([
      'a',
    ]);
    await expect(runConcurrently([], 2, (name) => Promise.resolve(name))).resolves.toEqual([]);
  });
});
