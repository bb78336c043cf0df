import path from 'node:path';
import { trackedFiles } from '../support/tracked-files.ts';
import { repository } from '../support/planted-tree.ts';
import type { Manifest } from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { findDeployment, overlayNames, readOverlay } from './read-overlay.ts';

const committed = trackedFiles.filter(
  (file) => file.startsWith('k8s/') && !file.startsWith('k8s/generator/'),
);

const findUnused = (files: readonly string[]): readonly string[] => {
  const used = new Set(overlayNames.flatMap((name) => readOverlay(name).files));
  return files.filter((file) => !used.has(path.join(repository, file)));
};

const findDuplicates = (manifests: readonly Manifest[]): readonly string[] => {
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  return names.filter((name, index) => names.indexOf(name) !== index);
};

const isRestricted = (manifests: readonly Manifest[]): boolean => {
  const namespaces = manifests.filter(({ kind }) => kind === 'Namespace');
  return (
    namespaces.length > 0 &&
    namespaces.every(
      ({ metadata }) => metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted',
    )
  );
};

describe('overlays', () => {
  it('use every committed manifest', () => {
    expect(findUnused(committed)).toEqual([]);
  });

  it('are reported when a manifest belongs to none', () => {
    expect(findUnused([...committed, 'k8s/base/forgotten.yaml'])).toEqual([
      'k8s/base/forgotten.yaml',
    ]);
  });

  it.each(overlayNames)('declare no object twice in %s', (name) => {
    expect(findDuplicates(readOverlay(name).manifests)).toEqual([]);
  });

  it('are reported when they declare an object twice', () => {
    const { manifests } = readOverlay('production');
    expect(findDuplicates([...manifests, findDeployment(manifests, 'order')])).toEqual([
      'Deployment order',
    ]);
  });

  it.each(overlayNames)('enforce the restricted Pod Security level in %s', (name) => {
    expect(isRestricted(readOverlay(name).manifests)).toBe(true);
  });

  it('are reported when a namespace enforces another level', () => {
    const planted = readOverlay('production').manifests.map((manifest) =>
      plant(manifest, ({ kind, metadata }) => {
        if (kind === 'Namespace')
          metadata.labels = { 'pod-security.kubernetes.io/enforce': 'baseline' };
      }),
    );
    expect(isRestricted(planted)).toBe(false);
  });
});
