import { isInstalled } from './install-packages.mjs';
import { findNodeProblem } from './prepare.mjs';
import { sumConsumerLag } from '../product/consumer-lag.mjs';

const packages = (...entries: [string, object][]) => ({ packages: Object.fromEntries(entries) });

describe('isInstalled', () => {
  const wanted = packages(
    ['', {}],
    ['services/order', { version: '1.0.0' }],
    ['node_modules/a', { version: '1.0.0' }],
    ['node_modules/@tokri/order', { link: true }],
    ['node_modules/b-darwin', { version: '2.0.0', optional: true }],
  );

  it('accepts packages that match the lock file', () => {
    expect(isInstalled(wanted, packages(['node_modules/a', { version: '1.0.0' }]))).toBe(true);
  });

  it.each([
    ['missing', packages()],
    ['of another version', packages(['node_modules/a', { version: '1.0.1' }])],
  ])('rejects a package that is %s', (_how, installed) => {
    expect(isInstalled(wanted, installed)).toBe(false);
  });
});

describe('the Node version check', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0'])('accepts %s', (version) =>
    expect(findNodeProblem(version)).toBeUndefined(),
  );
  it.each(['v18.20.0', 'v20.18.9'])('rejects %s as too old', (version) =>
    expect(findNodeProblem(version)).toContain(version),
  );
});

describe('sumConsumerLag', () => {
  it('sums the lags of several groups', () => {
    expect(
      sumConsumerLag({
        kafka: [
          { group: 'a', lag: 2 },
          { group: 'b', lag: 3 },
        ],
        uptime: 7,
      }),
    ).toBe(5);
  });

  it('returns undefined when there is no lag', () => {
    expect(sumConsumerLag({ uptime: 7, checks: null })).toBeUndefined();
    expect(sumConsumerLag('text')).toBeUndefined();
  });
});
