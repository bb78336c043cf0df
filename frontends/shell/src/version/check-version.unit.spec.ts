import { reloadIfOutdated, type VersionCheckDeps } from './check-version.ts';

const parts = (version: string, marked: string | null = null) => {
  const done: string[] = [];
  const marker = new Map(marked ? [['reloadedForVersion', marked]] : []);
  const deps: VersionCheckDeps = {
    server: async () => version,
    builtIn: '0.6.6',
    marker: {
      getItem: (key) => marker.get(key) ?? null,
      setItem: (key, value) => void marker.set(key, value),
    },
    clear: async () => void done.push('clear'),
    reload: () => void done.push('reload'),
  };
  return { deps, done };
};

describe('reloadIfOutdated', () => {
  it('does nothing for the same version', async () => {
    const { deps, done } = parts('0.6.6');
    await expect(reloadIfOutdated(deps)).resolves.toBe(false);
    expect(done).toEqual([]);
  });
  it('clears the caches and then reloads for another version', async () => {
    const { deps, done } = parts('0.6.7');
    await expect(reloadIfOutdated(deps)).resolves.toBe(true);
    expect(done).toEqual(['clear', 'reload']);
  });
  it('does not reload twice for the same version', async () => {
    const { deps, done } = parts('0.6.7', '0.6.7');
    await expect(reloadIfOutdated(deps)).resolves.toBe(false);
    expect(done).toEqual([]);
  });
  it('reloads again for a newer version', async () => {
    const { deps, done } = parts('0.6.8', '0.6.7');
    await reloadIfOutdated(deps);
    expect(done).toEqual(['clear', 'reload']);
  });
});
