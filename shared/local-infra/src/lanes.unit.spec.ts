import { inLanes } from './lanes.mjs';

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

describe('work in lanes', () => {
  it('four pieces in two lanes, begun, are two at a time in their order', async () => {
    const { work, end, begun } = openWork();
    const all = inLanes(['a', 'b', 'c', 'd'], 2, work);
    expect(begun()).toEqual(['a', 'b']);
    await end('b');
    expect(begun()).toEqual(['a', 'b', 'c']);
    await end('c');
    await end('d');
    await end('a');
    await expect(all).resolves.toEqual(['a done', 'b done', 'c done', 'd done']);
  });

  it('fewer pieces than lanes, worked through, leave no hole', async () => {
    await expect(inLanes(['a'], 2, (name) => Promise.resolve(name))).resolves.toEqual(['a']);
    await expect(inLanes([], 2, (name) => Promise.resolve(name))).resolves.toEqual([]);
  });
});
