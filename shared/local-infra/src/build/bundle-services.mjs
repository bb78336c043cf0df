// @ts-check
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, stop } from 'esbuild';
import { DEPLOYABLES, bundleFile, entryFiles } from '../deployables/deployables.mjs';
import { ROOT } from '../folders.mjs';
import { bundleStamp, staleDeployables, stampFile } from './bundles.mjs';

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

/** @param {import('../deployables/deployables.mjs').Deployable} deployable */
async function bundle(deployable) {
  const stamp = bundleStamp(deployable);
  await build({
    entryPoints: entryFiles(deployable),
    entryNames: '[name]',
    outdir: dirname(bundleFile(deployable)),
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
  writeFileSync(stampFile(deployable), stamp);
}

/** Images name the service to bundle; without a name, stale services are bundled. */
const requested = process.argv.slice(2);
const selected =
  requested.length > 0
    ? DEPLOYABLES.filter(({ name }) => requested.includes(name))
    : staleDeployables();
const outcomes = await Promise.allSettled(selected.map(bundle));
await stop();
if (outcomes.some(({ status }) => status === 'rejected') || selected.length < requested.length)
  process.exitCode = 1;
