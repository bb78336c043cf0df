import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { broadcastGroups } from '@tokri/contracts/metrics';
import { services } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';

const listSources = (folder: string): string[] => {
  const source = path.join(repository, folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
};

const findBroadcastGroups = (sources: readonly string[]): string[] =>
  sources.flatMap((text) =>
    [...text.matchAll(/defineBroadcastConsumer\(\{\s*name: '([\w.]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );

describe('broadcast consumer groups', () => {
  it('are those whose lag is not added up over processes', () => {
    const ofServices = findBroadcastGroups(services.flatMap(({ folder }) => listSources(folder)));
    const ofBff = [
      ...listSources('bff')
        .join()
        .matchAll(/\{ group: '([\w.]+)' \}/g),
    ].map(([, name]) => name);
    expect(new Set([...ofServices, ...ofBff])).toEqual(new Set(broadcastGroups));
  });

  it('are found in the code', () => {
    expect(
      findBroadcastGroups(["defineBroadcastConsumer({\n    name: 'cart.new',\n    handlers"]),
    ).toEqual(['cart.new']);
  });
});
