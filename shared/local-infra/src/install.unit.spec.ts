import { isInstalled } from './install.mjs';
import { nodeTrouble } from './prepare.mjs';
import { lagIn } from './lag.mjs';

const packages = (...entries: [string, object][]) => ({ packages: Object.fromEntries(entries) });

describe('installed packages', () => {
  const wanted = packages(
    ['', {}],
    ['services/order', { version: '1.0.0' }],
    ['node_modules/a', { version: '1.0.0' }],
    ['node_modules/@tokri/order', { link: true }],
    ['node_modules/b-darwin', { version: '2.0.0', optional: true }],
  );

  it('all of the lock file, in its versions, is installed', () => {
    expect(isInstalled(wanted, packages(['node_modules/a', { version: '1.0.0' }]))).toBe(true);
  });

  it.each([
    ['missing', packages()],
    ['of another version', packages(['node_modules/a', { version: '1.0.1' }])],
  ])('a package, %s, is not installed', (_how, installed) => {
    expect(isInstalled(wanted, installed)).toBe(false);
  });
});

describe('this Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0'])('%s, looked at, is good', (version) =>
    expect(nodeTrouble(version)).toBeUndefined(),
  );
  it.each(['v18.20.0', 'v20.18.9'])('%s, looked at, is too old', (version) =>
    expect(nodeTrouble(version)).toContain(version),
  );
});

describe('consumer lag', () => {
  it('lags of several groups, told somewhere inside, are summed', () => {
    expect(
      lagIn({
        kafka: [
          { group: 'a', lag: 2 },
          { group: 'b', lag: 3 },
        ],
        uptime: 7,
      }),
    ).toBe(5);
  });

  it('details without one, read, tell nothing', () => {
    expect(lagIn({ uptime: 7, checks: null })).toBeUndefined();
    expect(lagIn('text')).toBeUndefined();
  });
});
