import { cpSync } from 'node:fs';
import path from 'node:path';
import { PlantedTree, repository } from '../support/planted-tree.ts';
import { cleanTree, lintViolations, typedViolations } from './planted/lint-tree.ts';
import { securityViolations } from './planted/security-violations.ts';
import { termViolations } from './planted/term-violations.ts';

interface LintResult {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

const eslint = path.join(repository, 'node_modules/eslint/bin/eslint.js');
function lint(tree: PlantedTree): LintResult[] {
  return JSON.parse(tree.run(eslint, ['.', '--format', 'json'])) as LintResult[];
}

interface TypedLintResult {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const oxlint = path.join(repository, 'node_modules/oxlint/bin/oxlint');
const lintTypes = (tree: PlantedTree): TypedLintResult['diagnostics'] =>
  (JSON.parse(tree.run(oxlint, ['--type-aware', '--format', 'json'])) as TypedLintResult)
    .diagnostics;

const violations = [...lintViolations, ...securityViolations, ...termViolations];

describe('lint rules', () => {
  const tree = new PlantedTree();
  let beforePlanting: LintResult[] = [];
  let planted: LintResult[] = [];
  let typedBeforePlanting: TypedLintResult['diagnostics'] = [];
  let typedPlanted: TypedLintResult['diagnostics'] = [];

  beforeAll(() => {
    for (const name of [
      'eslint.config.mjs',
      '.oxlintrc.json',
      'tsconfig.json',
      'package.json',
      'shared/build-kit/src/eslint',
    ]) {
      cpSync(path.join(repository, name), path.join(tree.folder, name), { recursive: true });
    }
    tree.link('node_modules', path.join(repository, 'node_modules'));
    tree.write(cleanTree);
    beforePlanting = lint(tree);
    typedBeforePlanting = lintTypes(tree);
    tree.write(
      Object.fromEntries(
        [...violations, ...typedViolations].map(([, file, content]) => [file, content]),
      ),
    );
    planted = lint(tree);
    typedPlanted = lintTypes(tree);
  });

  afterAll(() => tree.remove());

  it('accept a tree that follows every rule', () => {
    const messages = beforePlanting.flatMap((result) =>
      result.messages.map((message) => `${result.filePath}: ${message.message}`),
    );
    expect(messages).toEqual([]);
    expect(typedBeforePlanting).toEqual([]);
    expect(beforePlanting.length).toBeGreaterThanOrEqual(Object.keys(cleanTree).length);
  });

  it.each(violations)('%s rejects %s', (rule, file) => {
    const result = planted.find(({ filePath }) => filePath === path.join(tree.folder, file));
    expect(result?.messages.map((message) => message.ruleId)).toContain(rule);
  });

  it.each(typedViolations)('%s rejects %s', (rule, file) => {
    const found = typedPlanted.filter(({ filename }) => filename === file);
    expect(found.map(({ code }) => code)).toContain(rule);
  });
});
