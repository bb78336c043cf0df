import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../../../shared/local-infra/src/build/bundle-options.mjs';
import { DEPLOYABLES } from '../../../shared/local-infra/src/deployables/deployables.mjs';
import { runFilePath } from '../../support/product.ts';

export interface SourceChange {
  /** Relative to the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const repository = path.resolve(import.meta.dirname, '../../..');

/** @throws RangeError unless the text that a change looks for occurs exactly once. */
export const applySourceChanges = (
  changes: readonly SourceChange[],
): ReadonlyMap<string, string> => {
  const sources = new Map<string, string>();
  for (const { file, find, replace } of changes) {
    const absolute = path.join(repository, file);
    const parts = (sources.get(absolute) ?? readFileSync(absolute, 'utf8')).split(find);
    if (parts.length !== 2) throw new RangeError(`"${find}" must occur once in ${file}`);
    sources.set(absolute, parts.join(replace));
  }
  return sources;
};

/** Returns the main file of a bundle with the changes; the product's own is not touched. */
export const bundleMutatedService = async (
  name: string,
  changes: readonly SourceChange[],
): Promise<string> => {
  const deployable = DEPLOYABLES.find((candidate) => candidate.name === name);
  if (!deployable) throw new RangeError(`no service ${name}`);
  const sources = applySourceChanges(changes);
  const folder = path.join(path.dirname(runFilePath(process.env)), 'mutated', name);
  await build({
    ...bundleOptions(deployable, folder),
    plugins: [
      {
        name: 'source-changes',
        setup: (bundler) => {
          bundler.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = sources.get(file);
            return contents === undefined ? undefined : { contents, loader: 'ts' as const };
          });
        },
      },
    ],
  });
  return path.join(folder, 'main.mjs');
};
