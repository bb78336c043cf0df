import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './shared/build-kit/src/eslint/index.mjs';

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
];

const limits = {
  'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
  // Texts, tables of cases and patterns are as long as they are; code that needs more than this wants a name for a part of it.
  'max-len': [
    'error',
    {
      code: 240,
      ignoreComments: true,
      ignoreUrls: true,
      ignoreStrings: true,
      ignoreTemplateLiterals: true,
      ignoreRegExpLiterals: true,
    },
  ],
};

const typeScript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/max-params': ['error', { max: 3 }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false } },
    ],
    '@typescript-eslint/restrict-template-expressions': [
      'error',
      { allowNumber: true, allowBoolean: true },
    ],
    // An assertion may name a type for the reader even where the receiver would take any.
    '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    // Objects here are closures over what they need; none uses 'this'.
    '@typescript-eslint/unbound-method': 'off',
    // A port is asynchronous for the adapters that need it; one that answers at once still keeps the shape.
    '@typescript-eslint/require-await': 'off',
  },
};

/** Rules of models.md 3.2; each of the house's own has a planted offence in tests/architecture/lint.spec.ts. */
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
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/generated/**'],
              message: 'Generated documents are for readers; import their source.',
            },
          ],
        },
      ],
      'house/file-names': 'error',
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
    files: ['frontends/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react-router', 'react-router-dom', '@tanstack/react-query', 'lucide-react'].map(
            (name) => ({
              name,
              message:
                'One copy for all remotes: take it from @tokri/web-kit (frontend.md 2, pitfall 5).',
            }),
          ),
        },
      ],
    },
  },
  {
    files: specs,
    rules: {
      // Rows of a table test have as many columns as the rule has inputs.
      '@typescript-eslint/max-params': 'off',
      'max-lines-per-function': 'off',
      'house/env-only-in-config': 'off',
      'house/named-exports': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: buildScripts,
    rules: { 'house/env-only-in-config': 'off', 'house/named-exports': 'off', 'no-console': 'off' },
  },
);
