import { reloadIfOutdated, type VersionCheckDeps } from './check-version.ts';

const createDeps = (version: string, reloadedVersion: string | null = null) => {
  const calls: string[] = [];
  const marker = new Map(reloadedVersion ? [['reloadedForVersion', reloadedVersion]] : []);
  const deps: VersionCheckDeps = {
    server: async () => version,
    builtIn: '0.6.6',
    marker: {
      getItem: (key) => marker.get(key) ?? null,
      setItem: (key, value) => void marker.set(key, value),
    },
    clear: async () => void calls.push('clear'),
    reload: () => void calls.push('reload'),
  };
  return { deps, calls };
};

describe('reloadIfOutdated', () => {
  it('does nothing for the same version', async () => {
    const { deps, calls } = createDeps('0.6.6');
    await expect(reloadIfOutdated(deps)).resolves.toBe(false);
    expect(calls).toEqual([]);
  });
  it('clears the caches and then reloads for another version', async () => {
    const { deps, calls } = createDeps('0.6.7');
    await expect(reloadIfOutdated(deps)).resolves.toBe(true);
    expect(calls).toEqual(['clear', 'reload']);
  });
  it('does not reload twice for the same version', async () => {
    const { deps, calls } = createDeps('0.6.7', '0.6.7');
    await expect(reloadIfOutdated(deps)).resolves.toBe(false);
    expect(calls).toEqual([]);
  });
  it('reloads again for a newer version', async () => {
    const { deps, calls } = createDeps('0.6.8', '0.6.7');
    await reloadIfOutdated(deps);
    expect(calls).toEqual(['clear', 'reload']);
  });
});
