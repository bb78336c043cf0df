import jest from '@tokri/build-kit/jest';

const { nodeProject, webProject } = jest;
const rootDir = import.meta.dirname;
const folders = (...names) => names.map((name) => `<rootDir>/${name}`);

/** Jest ignores `testTimeout` of a project, so a setup file sets it. */
const within = (testTimeoutMs) => ({
  globals: { testTimeoutMs },
  setupFilesAfterEnv: ['<rootDir>/tests/support/test-timeout.ts'],
});

/** Projects by what they need: nothing (unit, web, architecture), a broker and stores (int), a running product (contract, e2e, resilience). */
export default {
  rootDir,
  maxWorkers: '100%',
  projects: [
    nodeProject({
      rootDir,
      displayName: 'unit',
      roots: folders('shared', 'services', 'bff', 'stand-ins', 'mobile', 'demo', 'tests'),
      testMatch: ['**/*.unit.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/shared/web-kit/'],
    }),
    webProject({
      rootDir,
      displayName: 'web',
      roots: folders('shared', 'frontends'),
      testMatch: [
        '**/*.unit.spec.tsx',
        '**/frontends/**/*.unit.spec.ts',
        '**/shared/web-kit/**/*.unit.spec.ts',
      ],
    }),
    nodeProject({
      rootDir,
      displayName: 'int',
      roots: folders('shared', 'services', 'bff', 'tests'),
      testMatch: [
        '**/services/*/test/**/*.int.spec.ts',
        '**/shared/service-kit/test/**/*.int.spec.ts',
        '**/bff/test/**/*.int.spec.ts',
        '**/tests/k8s/**/*.int.spec.ts',
      ],
      testEnvironment: '<rootDir>/tests/support/topic-cleanup-environment.ts',
      globalSetup: '<rootDir>/tests/support/infra-setup.ts',
      globalTeardown: '<rootDir>/tests/support/infra-teardown.ts',
      ...within(180_000),
    }),
    nodeProject({
      rootDir,
      displayName: 'contract',
      roots: folders('tests'),
      testMatch: ['**/tests/contract/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.unit\\.spec\\.ts$'],
      globalSetup: '<rootDir>/tests/support/product-setup.ts',
      ...within(120_000),
    }),
    nodeProject({
      rootDir,
      displayName: 'architecture',
      roots: folders('tests'),
      testMatch: ['**/tests/{architecture,k8s}/**/!(*.unit|*.int).spec.ts'],
      ...within(120_000),
    }),
    nodeProject({
      rootDir,
      displayName: 'e2e',
      roots: folders('tests'),
      testMatch: ['**/tests/e2e/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.unit\\.spec\\.ts$'],
      globalSetup: '<rootDir>/tests/support/product-setup.ts',
      ...within(180_000),
    }),
    nodeProject({
      rootDir,
      displayName: 'uk',
      roots: folders('tests'),
      testMatch: ['**/tests/uk/**/*.spec.ts'],
      globalSetup: '<rootDir>/tests/support/urls-setup.ts',
      ...within(180_000),
    }),
    nodeProject({
      rootDir,
      displayName: 'visual',
      roots: folders('tests'),
      testMatch: ['**/tests/visual/**/*.spec.ts'],
      ...within(120_000),
    }),
    nodeProject({
      rootDir,
      displayName: 'resilience',
      roots: folders('tests'),
      testMatch: ['**/tests/resilience/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.unit\\.spec\\.ts$'],
      globalSetup: '<rootDir>/tests/support/product-setup.ts',
      ...within(180_000),
    }),
  ],
};
