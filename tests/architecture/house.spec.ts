import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { eventTypes, topics } from '@tokri/contracts/events';
import { deployables, services } from '../support/deployables.ts';
import { collectEventUsage } from '../support/event-usage.ts';
import { repository } from '../support/planted-tree.ts';
import { findMatchingLines, readText, trackedFiles } from '../support/tracked-files.ts';

const linesOf = (file: string) => readText(file).trimEnd().split('\n').length;
const isThere = (file: string) => existsSync(path.join(repository, file));
/** Folders that a service may have, with one name in all of them. */
const layers = ['domain', 'application', 'http', 'messaging', 'persistence'];
/** Adapters to a technology that only some services need: vendors, the search index, pictures, files of a list to import. */
const adapters = ['gateways', 'print', 'search', 'images', 'import-file', 'crypto', 'telemetry'];
const rows = deployables.map(({ name, folder }) => [name, folder] as const);

describe('anatomy of a deployable (models.md 3.3)', () => {
  it.each(rows)(
    '%s, opened, has its README, Dockerfile, configuration, composition and process',
    (_name, folder) => {
      const files = ['README.md', 'Dockerfile', 'src/config.ts', 'src/compose.ts', 'src/main.ts'];
      expect(files.filter((file) => !isThere(`${folder}/${file}`))).toEqual([]);
    },
  );

  it.each(rows.filter(([, folder]) => isThere(`${folder}/src/main.ts`)))(
    '%s, measured, keeps main, config and compose short',
    (_name, folder) => {
      expect(linesOf(`${folder}/src/main.ts`)).toBeLessThanOrEqual(40);
      expect(linesOf(`${folder}/src/config.ts`)).toBeLessThanOrEqual(60);
      expect(linesOf(`${folder}/src/compose.ts`)).toBeLessThanOrEqual(120);
    },
  );

  it.each(services.map(({ name, folder }) => [name, folder]))(
    '%s, listed, has no folder of its own invention in src',
    (_name, folder) => {
      const inside = trackedFiles
        .filter((file) => file.startsWith(`${folder}/src/`))
        .map((file) => file.slice(`${folder}/src/`.length).split('/'));
      const folders = new Set(inside.filter((parts) => parts.length > 1).map(([first]) => first));
      expect(
        [...folders].filter((name) => ![...layers, ...adapters, 'testing'].includes(name ?? '')),
      ).toEqual([]);
    },
  );

  it('the starter, compared with the tree, starts every deployable', async () => {
    const starter = path.join(repository, 'shared/local-infra/src/deployables/deployables.mjs');
    const { DEPLOYABLES } = (await import(starter)) as { DEPLOYABLES: readonly { name: string }[] };
    expect(DEPLOYABLES.map(({ name }) => name).sort()).toEqual(
      deployables.map(({ name }) => name).sort(),
    );
  });
});

describe('events (models.md 3.6)', () => {
  const matrix = collectEventUsage();
  const present = new Set(deployables.map(({ name }) => name));

  it('an event of the registry, looked for in its owner, is published there', () => {
    expect(
      matrix
        .filter(({ owner, publishedBy }) => present.has(owner) && publishedBy.length === 0)
        .map(({ type }) => type),
    ).toEqual([]);
  });

  it('an event that someone hears, looked for, has a producer in the tree', () => {
    expect(
      matrix
        .filter(({ consumedBy: heardBy, publishedBy }) => heardBy.length > 0 && publishedBy.length === 0)
        .map(({ type, consumedBy: heardBy }) => `${type} for ${heardBy.join(', ')}`),
    ).toEqual([]);
  });

  it('names of the registry, read, are noun.past-verb.vN and unique', () => {
    const types = eventTypes.map(({ type }) => type);
    expect(
      types.filter((type) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\.v\d+$/.test(type)),
    ).toEqual([]);
    expect(new Set(types).size).toBe(types.length);
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
  });

  it('a topic of the registry, looked at, carries an event', () => {
    const carrying = new Set(eventTypes.map(({ topic }) => topic.name));
    expect(topics.filter(({ name }) => !carrying.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe('what must not be in the tree', () => {
  const texts = trackedFiles.filter((file) =>
    /\.(ts|tsx|mjs|cjs|js|json|md|yml|yaml|xml|css|java|html)$|Dockerfile$|^\.[a-z]+/.test(file),
  );
  const specs = trackedFiles.filter((file) => /\.spec\.tsx?$/.test(file));

  it('hosts of package registries, looked for in every text, are not named', () => {
    // Put together here, because this file is one of those that are searched.
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
    const hosts = [...new Set([...known, configured])].filter(
      (host) => host.includes('.') && !/^[\d.]+$/.test(host),
    );
    const pattern = new RegExp(hosts.map((host) => host.replaceAll('.', '\\.')).join('|'));
    expect(findMatchingLines(texts, pattern)).toEqual([]);
  });

  it('the products of the import, looked for, stay outside the project', () => {
    expect(trackedFiles.filter((file) => /grocery-products.*\.csv$/.test(file))).toEqual([]);
  });

  it('large files, weighed, are none but the lock file and what is generated', () => {
    const heavy = trackedFiles.filter((file) => statSync(path.join(repository, file)).size > 400_000);
    expect(
      heavy.filter((file) => file !== 'package-lock.json' && !file.includes('/generated/')),
    ).toEqual([]);
  });

  it('tests that do not run, looked for, are none', () => {
    expect(
      findMatchingLines(specs, /\b(?:it|test|describe)\.(?:skip|todo|only)\b|\bx(?:it|describe)\(/),
    ).toEqual([]);
  });

  it('sleeps and unseeded random in tests, looked for, are none', () => {
    expect(
      findMatchingLines(
        specs,
        /setTimeout\(\s*(?:r|res|resolve|done)\s*[,)]|\bsleep\(|timers\/promises|Math\.random\(/,
      ),
    ).toEqual([]);
  });
});

describe('continuous integration', () => {
  it('.ci/run, read, is executable and calls npm test', () => {
    expect(readText('.ci/run')).toMatch(/^exec npm test$/m);
    expect(statSync(path.join(repository, '.ci/run')).mode & 0o111).not.toBe(0);
  });
});
