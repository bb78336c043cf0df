// @ts-check
import { dirname, join } from 'node:path';
import { bundleFile, entryFiles } from '../deployables/deployables.mjs';
import { ROOT } from '../folders.mjs';

/** Packages with files beside their code: native libraries and WebAssembly. */
const UNBUNDLED_PACKAGES = ['sharp', 'harfbuzzjs'];

/** Globals that bundled CommonJS packages expect. */
const BANNER = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  "import { dirname as dirnameOfBundle } from 'node:path';",
  "import { fileURLToPath as pathOfBundle } from 'node:url';",
  'const require = createRequireOfBundle(import.meta.url);',
  'const __dirname = dirnameOfBundle(pathOfBundle(import.meta.url));',
].join(' ');

/**
 * Optional dependencies of drivers, loaded inside try/catch.
 * @type {string[]}
 */
const OPTIONAL_DEPENDENCIES = [
  'mongodb-client-encryption',
  'kerberos',
  'snappy',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'socks',
  'aws4',
  'pino-pretty',
];

/**
 * @param {import('../deployables/deployables.mjs').Deployable} deployable
 * @param {string} [folder] where the bundles are written
 * @returns {import('esbuild').BuildOptions}
 */
export const bundleOptions = (deployable, folder = dirname(bundleFile(deployable))) => ({
  entryPoints: entryFiles(deployable),
  entryNames: '[name]',
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  minifySyntax: true,
  keepNames: true,
  banner: { js: BANNER },
  external: [...UNBUNDLED_PACKAGES, ...OPTIONAL_DEPENDENCIES],
  tsconfig: join(ROOT, 'tsconfig.json'),
  logLevel: 'warning',
});
