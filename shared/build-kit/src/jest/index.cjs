const path = require('node:path');

const esModulesOnly = [
  'jose',
  'postal-mime',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
  'minisearch',
  'csv-stringify',
  '@tanstack/react-table',
  '@tanstack/table-core',
  '@tanstack/react-store',
  '@tanstack/store',
  'react-hotkeys-hook',
];

const transform = {
  '^.+\\.(ts|tsx|js|jsx|mjs)$': [
    require.resolve('@swc/jest'),
    {
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        transform: { react: { runtime: 'automatic', development: false } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const [pattern, [swc, settings]] = Object.entries(transform)[0];
const plainTypeScript = {
  ...settings,
  jsc: { ...settings.jsc, parser: { ...settings.jsc.parser, tsx: false } },
};
const transforms = { '^.+\\.ts$': [swc, plainTypeScript], [pattern]: [swc, settings] };

const shared = {
  transform: transforms,
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`, '\\.pnp\\.[^/]+$'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'jsx', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/\\.local[^/]*/'],
  restoreMocks: true,
};

function nodeProject(options) {
  return { ...shared, testEnvironment: 'node', ...options };
}

function webProject(options) {
  const { moduleNameMapper = {}, transform = {}, setupFilesAfterEnv = [], ...rest } = options;
  return {
    ...shared,
    testEnvironment: path.join(__dirname, 'jsdom-environment.cjs'),
    transform: {
      '\\.(svg|png|webp|jpg|woff2)$': path.join(__dirname, 'asset.cjs'),
      ...shared.transform,
      ...transform,
    },
    moduleNameMapper: {
      '^@tokri/web-kit/ui/styles$': path.join(__dirname, 'css-modules.cjs'),
      '\\.css$': path.join(__dirname, 'css-modules.cjs'),
      '^@module-federation/enhanced/runtime$': path.join(__dirname, 'federation-runtime.cjs'),
      '^@module-federation/runtime$': path.join(__dirname, 'federation-runtime.cjs'),
      ...moduleNameMapper,
    },
    setupFilesAfterEnv: [path.join(__dirname, 'web-setup.cjs'), ...setupFilesAfterEnv],
    ...rest,
  };
}

module.exports = { nodeProject, webProject };
