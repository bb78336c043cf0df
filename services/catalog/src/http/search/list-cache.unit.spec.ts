import { createListCache } from './list-cache.ts';

const shop = () => {
  const versions = { catalogIndex: 0, offerView: 0, day: 0 };
  let nowMs = 0;
  let listCache = 0;
  const list = createListCache({
    catalogIndex: { version: () => versions.catalogIndex },
    offerView: { version: () => versions.offerView },
    dayLimitView: { version: () => versions.day },
    clock: () => new Date(nowMs),
  } as never);
  return {
    versions,
    read: (key = 'a') => list(key, () => ({ total: 1, body: [(listCache += 1)] })).json,
    later: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('createListCache', () => {
  it('serializes each list once', () => {
    const { read } = shop();
    expect([read(), read(), read('b'), read()]).toEqual(['[1]', '[1]', '[2]', '[1]']);
  });
  it.each(['catalogIndex', 'offerView', 'day'] as const)(
    'serializes again after a change of the %s',
    (source) => {
      const { read, versions } = shop();
      read();
      versions[source] += 1;
      expect(read()).toBe('[2]');
    },
  );
  it('serializes again after one second, because availability depends on the time', () => {
    const { read, later } = shop();
    read();
    later(1_000);
    expect(read()).toBe('[2]');
  });
});
