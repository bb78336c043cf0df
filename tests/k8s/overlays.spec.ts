import path from 'node:path';
import { trackedFiles } from '../support/tracked-files.ts';
import { repository } from '../support/planted-tree.ts';
import { overlayNames, readOverlay } from './read-overlay.ts';

const committed = trackedFiles.filter(
  (file) => file.startsWith('k8s/') && !file.startsWith('k8s/generator/'),
);

const findUnused = (files: readonly string[]): readonly string[] => {
  const used = new Set(overlayNames.flatMap((name) => readOverlay(name).files));
  return files.filter((file) => !used.has(path.join(repository, file)));
};

const findDuplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

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
    const objects = readOverlay(name).manifests.map(
      ({ kind, metadata }) => `${kind} ${metadata.name}`,
    );
    expect(findDuplicates(objects)).toEqual([]);
  });

  it.each(overlayNames)('enforce the restricted Pod Security level in %s', (name) => {
    const [namespace] = readOverlay(name).manifests.filter(({ kind }) => kind === 'Namespace');
    expect(namespace?.metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
  });
});
