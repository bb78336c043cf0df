import type { Manifest } from '../manifest-types.ts';

/** A version with at least two numbers; what follows names a variant. */
const pinned = /:v?\d+\.\d+(?:[.-][\w.-]+)?$|@sha256:[0-9a-f]{64}$/;

const listImages = (node: unknown): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(listImages);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'image' && typeof value === 'string' ? [value] : listImages(value),
  );
};

/** Images without a version, after the tags of the overlay were applied. */
export const findUnpinnedImages = (
  manifests: readonly Manifest[],
  tags: Readonly<Record<string, string>>,
): string[] =>
  listImages(manifests)
    .map((image) => (tags[image] === undefined ? image : `${image}:${tags[image]}`))
    .filter((image) => !pinned.test(image));
