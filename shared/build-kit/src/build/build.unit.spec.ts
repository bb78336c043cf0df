import { mkdirSync, mkdtempSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findApps } from './apps.ts';
import { hashInputs, isBuilt, saveFingerprint } from './fingerprint.ts';
import { prune } from './prune.ts';

let root = '';
const write = (name: string, text = 'x') => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-kit-'));
  for (const name of [
    'shared/web-kit/src/a.ts',
    'shared/contracts/src/a.ts',
    'shared/build-kit/src/a.ts',
    'package-lock.json',
    'frontends/shell/src/main.tsx',
    'frontends/shop/src/entry.tsx',
    'frontends/later/package.json',
  ])
    write(name);
});
afterEach(() => rmSync(root, { recursive: true }));

const findShop = () =>
  findApps(root).find(({ name }) => name === 'shop') ??
  (() => {
    throw new Error('no shop');
  })();

describe('findApps', () => {
  it('lists folders with an entry, the shell first', () => {
    expect(findApps(root).map(({ name, kind }) => [name, kind])).toEqual([
      ['shell', 'shell'],
      ['shop', 'remote'],
    ]);
  });
});

describe('hashInputs', () => {
  it('stays the same without a change', () =>
    expect(hashInputs(root, findShop(), 'production')).toBe(
      hashInputs(root, findShop(), 'production'),
    ));
  it.each([
    'frontends/shop/src/entry.tsx',
    'shared/web-kit/src/a.ts',
    'shared/contracts/src/a.ts',
    'package-lock.json',
    'frontends/shop/src/new.tsx',
  ])('changes with %s', (name) => {
    const before = hashInputs(root, findShop(), 'production');
    write(name, 'changed');
    expect(hashInputs(root, findShop(), 'production')).not.toBe(before);
  });
  it.each([
    'frontends/shop/src/entry.unit.spec.tsx',
    'frontends/shop/dist/out.js',
    'frontends/shell/src/main.tsx',
  ])('does not change with %s', (name) => {
    const before = hashInputs(root, findShop(), 'production');
    write(name, 'changed');
    expect(hashInputs(root, findShop(), 'production')).toBe(before);
  });
  it('skips a build with an unchanged fingerprint', () => {
    mkdirSync(path.join(root, 'frontends/shop/dist'));
    saveFingerprint(findShop(), 'fingerprint');
    expect(isBuilt(findShop(), 'fingerprint')).toBe(true);
    expect(isBuilt(findShop(), 'other')).toBe(false);
  });
});

describe('prune', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const writeAged = (name: string, days: number) => {
    write(name);
    const at = new Date(now.getTime() - days * 86_400_000);
    utimesSync(path.join(root, name), at, at);
  };
  it('removes old files of earlier builds and keeps those of the current one', () => {
    writeAged('dist/assets/old.js', 8);
    writeAged('dist/assets/recent.js', 6);
    writeAged('dist/assets/current.js', 30);
    prune(path.join(root, 'dist'), { keep: new Set(['assets/current.js']), now });
    expect(
      ['old', 'recent', 'current'].map((name) =>
        existsSync(path.join(root, `dist/assets/${name}.js`)),
      ),
    ).toEqual([false, true, true]);
  });
});
