import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { runFilePath } from '../../support/product.ts';
import { mutations } from './without-guards.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const entry = path.join(repository, 'services/delivery-slot/src/main.ts');
const banner = "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";
/** Drivers ask for these within try and catch. */
const optional = ['mongodb-client-encryption', 'kerberos', 'snappy', '@mongodb-js/zstd', '@aws-sdk/credential-providers', 'gcp-metadata', 'socks', 'aws4', 'pino-pretty'];

/** A delivery-slot without one of its guards (E27): never where a bundle of the product is; its path. @throws Error when the guard's text does not stand in the source. */
export const bundleWithout = async (name: string): Promise<string> => {
  const mutation = mutations.find((one) => one.name === name);
  if (!mutation) throw new RangeError(`no mutation ${name}`);
  const outfile = path.join(path.dirname(runFilePath(process.env)), 'mutants', `${name}.mjs`);
  const file = path.join(repository, mutation.file);
  await build({
    entryPoints: [entry], outfile, absWorkingDir: repository, bundle: true, platform: 'node', format: 'esm', target: 'node20', banner: { js: banner }, external: optional, logLevel: 'error',
    tsconfig: path.join(repository, 'tsconfig.json'),
    plugins: [{
      name: 'without-guard',
      setup: (builder) => builder.onLoad({ filter: new RegExp(`${path.basename(file).replaceAll('.', '\\.')}$`) }, (at) => {
        if (at.path !== file) return undefined;
        const source = readFileSync(file, 'utf8');
        if (source.split(mutation.find).length !== 2) throw new Error(`${name}: its text does not stand exactly once in ${mutation.file}`);
        return { contents: source.replace(mutation.find, () => mutation.replace), loader: 'ts' };
      }),
    }],
  });
  return outfile;
};
