import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/planted-tree.ts';
import type { Manifest } from './manifest-types.ts';
import { overlayNames, readOverlay } from './read-overlay.ts';

const guide = readFileSync(path.join(repository, 'docs/kubernetes.md'), 'utf8');

/** Groups with a dot that every cluster has. */
const isBuiltIn = (group: string): boolean =>
  !group.includes('.') ||
  (group.endsWith('.k8s.io') && !group.startsWith('gateway.networking.k8s.io'));

/** Names of definitions, such as `kafkas.kafka.strimzi.io`. */
const listDefinitions = (manifests: readonly Manifest[]): readonly string[] => [
  ...new Set(
    manifests.flatMap(({ apiVersion, kind }) => {
      const group = apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
      return isBuiltIn(group) ? [] : [`${kind.toLowerCase()}s.${group}`];
    }),
  ),
];
const findUnnamed = (manifests: readonly Manifest[]): readonly string[] =>
  listDefinitions(manifests).filter((name) => !guide.includes(name));

describe('the guide to the first rollout', () => {
  it.each(overlayNames)('asks for the definition of every custom resource of %s', (name) => {
    expect(findUnnamed(readOverlay(name).manifests)).toEqual([]);
  });

  it('asks for none in the trial, which has no operators', () => {
    expect(listDefinitions(readOverlay('trial').manifests)).toEqual([]);
    expect(listDefinitions(readOverlay('production').manifests)).toContain(
      'perconaservermongodbs.psmdb.percona.com',
    );
  });

  it('is reported when it does not ask for one', () => {
    const foreign = {
      apiVersion: 'cert-manager.io/v1',
      kind: 'Certificate',
      metadata: { name: 'shop' },
    };
    expect(findUnnamed([foreign])).toEqual(['certificates.cert-manager.io']);
  });
});
