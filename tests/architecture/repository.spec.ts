import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/planted-tree.ts';
import { findMatchingLines, readText, trackedFiles } from '../support/tracked-files.ts';

const texts = trackedFiles.filter((file) =>
  /\.(ts|tsx|mjs|cjs|js|json|md|yml|yaml|xml|css|java|html)$|Dockerfile$|^\.[a-z]+/.test(file),
);
const specs = trackedFiles.filter((file) => /\.spec\.tsx?$/.test(file));
const maxFileBytes = 400_000;

const listRegistryHosts = (): string[] => {
  // Joined here because this file is searched as well.
  const known = [
    ['registry', 'npmjs', 'org'],
    ['registry', 'yarnpkg', 'com'],
    ['repo', 'maven', 'apache', 'org'],
    ['repo1', 'maven', 'org'],
    ['npm', 'pkg', 'github', 'com'],
  ].map((parts) => parts.join('.'));
  const configured = new URL(
    execFileSync('npm', ['config', 'get', 'registry'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim(),
  ).hostname;
  return [...new Set([...known, configured])].filter(
    (host) => host.includes('.') && !/^[\d.]+$/.test(host),
  );
};

describe('the repository', () => {
  it('names no host of a package registry', () => {
    const hosts = listRegistryHosts().map((host) => host.replaceAll('.', '\\.'));
    expect(findMatchingLines(texts, new RegExp(hosts.join('|')))).toEqual([]);
  });

  it('does not contain the product list of the import', () => {
    expect(trackedFiles.filter((file) => /grocery-products.*\.csv$/.test(file))).toEqual([]);
  });

  it('contains no large file except the lock file and generated ones', () => {
    const large = trackedFiles.filter(
      (file) => statSync(path.join(repository, file)).size > maxFileBytes,
    );
    expect(
      large.filter((file) => file !== 'package-lock.json' && !file.includes('/generated/')),
    ).toEqual([]);
  });

  it('contains no test that is skipped, planned or focused', () => {
    expect(
      findMatchingLines(specs, /\b(?:it|test|describe)\.(?:skip|todo|only)\b|\bx(?:it|describe)\(/),
    ).toEqual([]);
  });

  it('contains no test that sleeps or uses unseeded random numbers', () => {
    expect(
      findMatchingLines(
        specs,
        /setTimeout\(\s*(?:r|res|resolve|done)\s*[,)]|\bsleep\(|timers\/promises|Math\.random\(/,
      ),
    ).toEqual([]);
  });

  it('has no style sheet that shows elements in another order than the keyboard follows', () => {
    const styleSheets = trackedFiles.filter((file) => file.endsWith('.css'));
    expect(styleSheets.length).toBeGreaterThan(50);
    expect(findMatchingLines(styleSheets, /(?:^|[{;\s])order:|-reverse\b/)).toEqual([]);
  });

  it('runs npm test in continuous integration', () => {
    expect(readText('.ci/run')).toMatch(/^exec npm test$/m);
    expect(statSync(path.join(repository, '.ci/run')).mode & 0o111).not.toBe(0);
  });
});
