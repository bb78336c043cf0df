import { existsSync } from 'node:fs';
import path from 'node:path';
import { deployables, services } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';
import { readText, trackedFiles } from '../support/tracked-files.ts';

const countLines = (file: string): number => readText(file).trimEnd().split('\n').length;
const exists = (file: string): boolean => existsSync(path.join(repository, file));
const requiredFiles = ['README.md', 'Dockerfile', 'src/config.ts', 'src/compose.ts', 'src/main.ts'];
const maxLines = { 'src/main.ts': 40, 'src/config.ts': 120, 'src/compose.ts': 150 };
const layers = ['domain', 'application', 'http', 'messaging', 'persistence'];
const adapters = ['gateways', 'bill-pdf', 'search', 'images', 'import-file', 'crypto', 'telemetry'];
const allowedFolders = [...layers, ...adapters, 'testing'];

const listFilesBelow = (folder: string): string[] =>
  trackedFiles
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1));

describe('anatomy of a deployable', () => {
  it.each(deployables)('$name has the required files', ({ folder }) => {
    expect(requiredFiles.filter((file) => !exists(`${folder}/${file}`))).toEqual([]);
  });

  it.each(deployables)('$name keeps main, config and compose short', ({ folder }) => {
    const tooLong = Object.entries(maxLines)
      .map(([file, max]) => ({ file, max, lines: countLines(`${folder}/${file}`) }))
      .filter(({ lines, max }) => lines > max);
    expect(tooLong).toEqual([]);
  });

  it.each(services)('$name has only known layers and adapters in src', ({ folder }) => {
    const folders = listFilesBelow(`${folder}/src`)
      .filter((file) => file.includes('/'))
      .map((file) => file.split('/')[0] ?? '');
    expect([...new Set(folders)].filter((name) => !allowedFolders.includes(name))).toEqual([]);
  });

  it.each(services)('$name keeps its ports in application/ports', ({ folder }) => {
    const misplaced = listFilesBelow(`${folder}/src`).filter((file) =>
      /(^|\/)ports\.ts$|(?<!^application)\/ports\//.test(file),
    );
    expect(misplaced).toEqual([]);
  });

  it.each(services)('$name creates its handlers by create…Handlers', ({ folder }) => {
    const http = listFilesBelow(`${folder}/src/http`).filter((file) => !file.endsWith('.spec.ts'));
    const names = http.flatMap((file) =>
      [...readText(`${folder}/src/http/${file}`).matchAll(/export const (\w+Handlers)\b/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('create'))).toEqual([]);
  });

  it('is the same in the list of npm start', async () => {
    const list = path.join(repository, 'shared/local-infra/src/deployables/deployables.mjs');
    const { DEPLOYABLES } = (await import(list)) as { DEPLOYABLES: readonly { name: string }[] };
    expect(DEPLOYABLES.map(({ name }) => name).sort()).toEqual(
      deployables.map(({ name }) => name).sort(),
    );
  });
});
