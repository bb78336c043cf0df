import { reloadIfOutdated, type VersionCheckDeps } from './check-version.ts';

const parts = (version: string, marked: string | null = null) => {
  const done: string[] = [];
  const marker = new Map(marked ? [['reloadedForVersion', marked]] : []);
  const given: VersionCheckDeps = {
    server: async () => version,
    builtIn: '0.6.6',
    marker: {
      getItem: (key) => marker.get(key) ?? null,
      setItem: (key, value) => void marker.set(key, value),
    },
    clear: async () => void done.push('clear'),
    reload: () => void done.push('reload'),
  };
  return { given, done };
};

describe('the version check', () => {
  it('with the same version, does nothing', async () => {
    const { given, done } = parts('0.6.6');
    await expect(reloadIfOutdated(given)).resolves.toBe(false);
    expect(done).toEqual([]);
  });
  it('with another version, clears and then reloads', async () => {
    const { given, done } = parts('0.6.7');
    await expect(reloadIfOutdated(given)).resolves.toBe(true);
    expect(done).toEqual(['clear', 'reload']);
  });
  it('after a reload for that version, does not reload again', async () => {
    const { given, done } = parts('0.6.7', '0.6.7');
    await expect(reloadIfOutdated(given)).resolves.toBe(false);
    expect(done).toEqual([]);
  });
  it('with yet another version, reloads once more', async () => {
    const { given, done } = parts('0.6.8', '0.6.7');
    await reloadIfOutdated(given);
    expect(done).toEqual(['clear', 'reload']);
  });
});
