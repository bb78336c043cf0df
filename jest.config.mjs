import jest from '@tokri/build-kit/jest';

const { nodeProject, webProject } = jest;
const rootDir = import.meta.dirname;
const folders = (...names) => names.map((name) => `<rootDir>/${name}`);

/** Projects by what they need: nothing (unit, web, architecture), a broker and stores (int), a running product (contract, e2e). */
export default {
  rootDir,
  maxWorkers: '100%',
  projects: [
    nodeProject({
      rootDir,
      displayName: 'unit',
      roots: folders('shared', 'services', 'bff', 'stand-ins', 'demo', 'tests'),
      testMatch: ['**/*.unit.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/shared/web-kit/'],
    }),
    webProject({
      rootDir,
      displayName: 'web',
      roots: folders('shared', 'frontends'),
      testMatch: ['**/*.unit.spec.tsx', '**/frontends/**/*.unit.spec.ts', '**/shared/web-kit/**/*.unit.spec.ts'],
    }),
    nodeProject({
      rootDir,
      displayName: 'int',
      roots: folders('shared', 'services', 'bff', 'tests'),
      testMatch: [
        '**/services/*/test/**/*.int.spec.ts',
        '**/shared/service-kit/test/**/*.int.spec.ts',
        '**/bff/test/**/*.int.spec.ts',
      ],
      globalSetup: '<rootDir>/tests/support/infra-setup.ts',
      globalTeardown: '<rootDir>/tests/support/infra-teardown.ts',
      testTimeout: 60_000,
    }),
    nodeProject({
      rootDir,
      displayName: 'contract',
      roots: folders('tests'),
      testMatch: ['**/tests/contract/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.unit\\.spec\\.ts$'],
      globalSetup: '<rootDir>/tests/support/product-setup.ts',
      testTimeout: 60_000,
    }),
    nodeProject({
      rootDir,
      displayName: 'architecture',
      roots: folders('tests'),
      testMatch: ['**/tests/architecture/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.unit\\.spec\\.ts$'],
      testTimeout: 120_000,
    }),
    nodeProject({
      rootDir,
      displayName: 'e2e',
      roots: folders('tests'),
      testMatch: ['**/tests/e2e/**/*.spec.ts', '**/tests/resilience/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.unit\\.spec\\.ts$'],
      globalSetup: '<rootDir>/tests/support/product-setup.ts',
      testTimeout: 180_000,
    }),
  ],
};
