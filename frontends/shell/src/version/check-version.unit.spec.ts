import { updateIfOutdated, type VersionCheckDeps } from './check-version.ts';

const createDeps = ({
  version,
  isForced = false,
  accepts = true,
  stored = {},
}: {
  readonly version: string;
  readonly isForced?: boolean;
  readonly accepts?: boolean;
  readonly stored?: Readonly<Record<string, string>>;
}) => {
  const calls: string[] = [];
  const marker = new Map(Object.entries(stored));
  const deps: VersionCheckDeps = {
    server: async () => ({ Version: version, IsForceUpdate: isForced }),
    builtIn: '0.6.6',
    marker: {
      getItem: (key) => marker.get(key) ?? null,
      setItem: (key, value) => void marker.set(key, value),
    },
    ask: async (forced) => {
      calls.push(forced ? 'alert' : 'question');
      return accepts;
    },
    clear: async () => void calls.push('clear'),
    reload: () => void calls.push('reload'),
  };
  return { deps, calls, marker };
};

describe('updateIfOutdated', () => {
  it('does nothing for the same version, even with a forced update', async () => {
    const { deps, calls } = createDeps({ version: '0.6.6', isForced: true });
    await expect(updateIfOutdated(deps)).resolves.toBe(false);
    expect(calls).toEqual([]);
  });
  it('asks, clears the caches and then reloads for another version', async () => {
    const { deps, calls } = createDeps({ version: '0.6.7' });
    await expect(updateIfOutdated(deps)).resolves.toBe(true);
    expect(calls).toEqual(['question', 'clear', 'reload']);
  });
  it('shows the alert of a forced update', async () => {
    const { deps, calls } = createDeps({ version: '0.6.7', isForced: true });
    await expect(updateIfOutdated(deps)).resolves.toBe(true);
    expect(calls).toEqual(['alert', 'clear', 'reload']);
  });
  it('goes on without the update when it is declined, and does not ask again', async () => {
    const { deps, calls } = createDeps({ version: '0.6.7', accepts: false });
    await expect(updateIfOutdated(deps)).resolves.toBe(false);
    await expect(updateIfOutdated(deps)).resolves.toBe(false);
    expect(calls).toEqual(['question']);
  });
  it('shows the alert although the same version was declined before', async () => {
    const { deps, calls } = createDeps({
      version: '0.6.7',
      isForced: true,
      stored: { declinedVersion: '0.6.7' },
    });
    await expect(updateIfOutdated(deps)).resolves.toBe(true);
    expect(calls).toEqual(['alert', 'clear', 'reload']);
  });
  it.each([true, false])(
    'does not reload twice for the same version, forced %s',
    async (forced) => {
      const { deps, calls } = createDeps({
        version: '0.6.7',
        isForced: forced,
        stored: { reloadedForVersion: '0.6.7' },
      });
      await expect(updateIfOutdated(deps)).resolves.toBe(false);
      expect(calls).toEqual([]);
    },
  );
  it.each([
    [true, ['alert', 'store'], true],
    [false, ['question', 'store'], false],
  ])('leads from the mobile app to its store, forced %s', async (isForced, expected, isBlocked) => {
    const { deps, calls } = createDeps({ version: '0.6.7', isForced });
    const inApp = { ...deps, openStore: async () => void calls.push('store') };
    await expect(updateIfOutdated(inApp)).resolves.toBe(isBlocked);
    expect(calls).toEqual(expected);
    await updateIfOutdated(inApp);
    expect(calls).toEqual(isForced ? [...expected, ...expected] : expected);
  });
  it('asks again for a newer version', async () => {
    const { deps, calls } = createDeps({
      version: '0.6.8',
      stored: { reloadedForVersion: '0.6.7', declinedVersion: '0.6.7' },
    });
    await updateIfOutdated(deps);
    expect(calls).toEqual(['question', 'clear', 'reload']);
  });
});
