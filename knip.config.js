const service = {
  entry: ['src/main.ts', 'src/**/*.spec.ts', 'test/**/*.spec.ts'],
  project: ['src/**/*.ts', 'test/**/*.ts'],
};
const remote = {
  entry: ['src/entry.tsx', 'src/**/*.spec.{ts,tsx}'],
  project: ['src/**/*.{ts,tsx}'],
};
const kit = { entry: ['src/**/*.spec.{ts,tsx}'], includeEntryExports: true };

/** @type {import('knip').KnipConfig} */
export default {
  ignoreExportsUsedInFile: true,
  // Field checks without a form yet stay exported for their specs (contracts/validation).
  // Every export of this file is an event or topic that AsyncAPI publishes.
  ignoreIssues: {
    'shared/contracts/src/events/index.ts': ['exports', 'types', 'nsExports', 'nsTypes'],
  },
  workspaces: {
    '.': {
      entry: [
        'tests/load/*.ts',
        'tests/load/gst-return/measure-*.ts',
        'k8s/base/jobs/*.mjs',
        'tests/**/*.spec.ts',
        'tests/support/*-{setup,teardown,environment}.ts',
        'tests/support/documentdb/run-duplicate-key-proxy.ts',
        'demo/{seed,import,create-shop}.ts',
        'demo/**/*.spec.ts',
      ],
      project: ['tests/**/*.ts', 'demo/**/*.ts', 'k8s/**/*.{ts,mjs}'],
      // Installed with Debian's prometheus, where it exists.
      ignoreBinaries: ['promtool', 'mount', 'umount'],
      // Loaders that webpack resolves by name.
      ignoreDependencies: ['css-loader', 'lightningcss', 'swc-loader'],
    },
    'services/*': service,
    'services/billing': {
      ...service,
      entry: [...service.entry, 'src/bill-pdf/render-worker.ts'],
    },
    mobile: {
      entry: ['src/build-pages.ts', 'src/**/*.spec.ts'],
      project: ['src/**/*.ts', '*.ts'],
      // Capacitor finds the plugins and platforms of the app by this list.
      ignoreDependencies: ['@capacitor/.+', '@capawesome/.+'],
    },
    bff: { ...service, entry: [...service.entry, 'src/data-copy/render-worker.ts'] },
    'stand-ins': service,
    'frontends/shell': {
      entry: ['src/main.tsx', 'src/worker/*.ts', 'src/**/*.spec.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'frontends/admin': remote,
    'frontends/shop': remote,
    // A federation singleton: every remote declares its version, the shell renders.
    'frontends/*': { ...remote, ignoreDependencies: ['react-dom'] },
    'shared/dev-shell': {
      entry: ['src/main.tsx'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'shared/local-infra': {
      entry: ['bin/*', 'src/build/bundle-services.mjs', 'src/**/*.spec.ts'],
      project: ['src/**/*.{ts,mjs}', 'bin/*'],
    },
    'shared/build-kit': {
      entry: ['bin/*', 'src/webpack/*-loader.ts', 'src/**/*.spec.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,mjs}'],
      // The presets' specs resolve packages of the whole repository.
      ignore: ['src/jest/*.spec.{ts,tsx}'],
    },
    'shared/contracts': {
      ...kit,
      entry: [...kit.entry, 'bin/*', 'document-checks/*.spec.ts'],
      project: ['src/**/*.ts', 'bin/*', 'document-checks/*.ts'],
    },
    'shared/service-kit': {
      ...kit,
      entry: [...kit.entry, 'test/**/*.spec.ts', 'test/traced-process.ts'],
      // Of coreutils.
      ignoreBinaries: ['mkfifo'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    'shared/web-kit': { ...kit, project: ['src/**/*.{ts,tsx}'] },
  },
};
