import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages, isInstalled } from './install-packages.mjs';
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

describe('installPackages', () => {
  const folders = [
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/binary-of-this-platform',
    'services/cart/node_modules/a',
  ];
  let root = '';
  const installFolders = (paths: readonly string[]) => {
    for (const path of paths) {
      mkdirSync(join(root, path), { recursive: true });
      writeFileSync(join(root, path, 'package.json'), '{}');
    }
  };
  const lockFile = packages(
    ['', {}],
    ...folders.map((path): [string, object] => [
      path,
      { version: '1.0.0', ...(path.includes('binary') ? { optional: true } : {}) },
    ]),
  );
  /** `npm` on the PATH notes its arguments and restores every folder. */
  const install = () => {
    const bin = join(root, 'bin');
    const mkdirs = folders.map((path) => `mkdir -p ${path}; echo {} > ${path}/package.json`);
    const lines = ['#!/bin/sh', 'echo "$@" > npm-was-called', ...mkdirs];
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'npm'), lines.join('\n'));
    chmodSync(join(bin, 'npm'), 0o755);
    const PATH = `${bin}${delimiter}${process.env.PATH}`;
    return installPackages({ logDir: root, env: { ...process.env, PATH }, root });
  };
  const wasNpmCalled = () => existsSync(join(root, 'npm-was-called'));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tokri-packages-'));
    installFolders(folders);
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lockFile));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(lockFile));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(root, { recursive: true, force: true });
  });

  it('leaves complete packages alone', async () => {
    expect(await install()).toBe('present');
    expect(wasNpmCalled()).toBe(false);
  });

  it.each(folders)('installs again and says so when %s is missing', async (path) => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    rmSync(join(root, path), { recursive: true });
    expect(await install()).toBe('installed');
    expect(write.mock.calls.join('')).toContain(`${path} is missing: installing all packages`);
    expect(existsSync(join(root, path, 'package.json'))).toBe(true);
  });

  it.each([
    ['was never installed', () => rmSync(join(root, 'node_modules'), { recursive: true })],
    [
      'was not installed to its end',
      () => rmSync(join(root, 'node_modules', '.package-lock.json')),
    ],
    [
      'changed since the last installation',
      () =>
        writeFileSync(
          join(root, 'package-lock.json'),
          JSON.stringify(packages(['node_modules/a', { version: '1.0.1' }])),
        ),
    ],
  ])('installs what %s', async (_what, change) => {
    change();
    expect(await install()).toBe('installed');
    expect(wasNpmCalled()).toBe(true);
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
