import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './shared/build-kit/src/eslint/index.mjs';
import {
  securityRules,
  securityRulesOfPages,
  securityRulesOfServers,
} from './shared/build-kit/src/eslint/security-rules.mjs';

const specs = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**', '**/testing/**', 'tests/**'];
const product = [
  'services/**/*.{ts,tsx}',
  'bff/**/*.{ts,tsx}',
  'frontends/**/*.{ts,tsx}',
  'stand-ins/**/*.{ts,tsx}',
  'shared/{contracts,service-kit,web-kit}/**/*.{ts,tsx}',
];
const buildScripts = [
  '*.{mjs,cjs}',
  '**/webpack.config.ts',
  'shared/build-kit/**',
  'shared/local-infra/**',
  'shared/contracts/bin/**',
  'mobile/**',
];

/** "Shelf life" as food law calls it. */
const frozenNames = ['item.shelfLife'];
/** Stored fields of the catalog. */
const storedNames = ['refusal', 'couponRefusal'];
/** The sample domain of the kit's specs. */
const sampleNames = ['sendParcel', 'send-parcel', 'failParcel', 'fail-parcel'];

/** Counted on lines as Prettier formats them. */
const limits = {
  'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
};
const compositionLimits = {
  'max-lines': ['error', { max: 150, skipBlankLines: false, skipComments: false }],
  // A composition root is one list of wiring, read from top to bottom.
  'max-lines-per-function': 'off',
};

/** Rules that need types are in .oxlintrc.json, whose checker is several times faster. */
const typeScript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommended],
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/max-params': ['error', { max: 3 }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
  },
};

/** tests/architecture/lint.spec.ts plants a violation of each house rule. */
export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/coverage/',
    '.local*/',
    '**/generated/',
    '.ci/',
    '**/*.d.ts',
    '**/*.d.mts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typeScript,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { house },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-self-compare': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/generated/**'],
              message:
                'Generated documents are for readers; import the code they are generated from.',
            },
          ],
        },
      ],
      'house/file-names': 'error',
      'house/standard-terms': ['error', { allow: frozenNames }],
      ...limits,
    },
  },
  {
    files: product,
    rules: {
      'no-console': 'error',
      'house/named-exports': 'error',
      'house/env-only-in-config': 'error',
      'house/portable-mongo': 'error',
    },
  },
  {
    files: ['shared/service-kit/src/mongo/**'],
    rules: { 'house/portable-mongo': ['error', { trusted: true }] },
  },
  { files: ['**/*.{ts,tsx,mjs,cjs}'], ...securityRules },
  { files: ['frontends/**/*.{ts,tsx}', 'shared/web-kit/**/*.{ts,tsx}'], ...securityRulesOfPages },
  {
    files: ['services/**/*.ts', 'bff/**/*.ts'],
    ignores: ['bff/src/upstreams/create-upstreams.ts'],
    ...securityRulesOfServers,
  },
  { files: ['services/*/src/compose*.ts', 'bff/src/compose*.ts'], rules: compositionLimits },
  { files: ['**/config.ts'], rules: { 'house/env-only-in-config': 'off' } },
  {
    files: ['frontends/*/src/entry.tsx', 'frontends/*/src/routes.tsx', '**/webpack.config.ts'],
    rules: { 'house/named-exports': 'off' },
  },
  {
    files: ['frontends/**/*.{ts,tsx}', 'shared/web-kit/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['frontends/**/*.{ts,tsx}', 'shared/web-kit/**/*.{ts,tsx}'],
    ignores: ['shared/web-kit/src/platform/i18n/**', ...specs],
    rules: { 'house/translated-parts': 'error' },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react-router', 'react-router-dom', '@tanstack/react-query', 'lucide-react'].map(
            (name) => ({
              name,
              message:
                'All remotes must share one copy of this package; import it from @tokri/web-kit.',
            }),
          ),
        },
      ],
    },
  },
  {
    files: specs,
    rules: {
      'no-script-url': 'off',
      '@typescript-eslint/max-params': 'off',
      'max-lines-per-function': 'off',
      'house/env-only-in-config': 'off',
      'house/named-exports': 'off',
    },
  },
  {
    files: ['services/catalog/src/persistence/reservations/*.ts'],
    rules: { 'house/standard-terms': ['error', { allow: [...frozenNames, ...storedNames] }] },
  },
  {
    files: ['shared/service-kit/test/service-scenario.ts'],
    rules: { 'house/standard-terms': ['error', { allow: sampleNames }] },
  },
  {
    files: buildScripts,
    rules: { 'house/env-only-in-config': 'off', 'house/named-exports': 'off', 'no-console': 'off' },
  },
);
