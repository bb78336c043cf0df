import { cpSync } from 'node:fs';
import path from 'node:path';
import { PlantedTree, repository, type Files } from '../support/planted-tree.ts';

interface LintResult {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

const eslint = path.join(repository, 'node_modules/eslint/bin/eslint.js');
const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

const clean: Files = {
  'services/order/src/config.ts': 'export const config = { port: process.env.PORT };\n',
  'services/order/src/domain/orders/order-status.ts':
    "type Status = 'placed' | 'confirmed';\nexport function label(status: Status): string {\n  switch (status) {\n    case 'placed':\n      return 'Placed';\n    case 'confirmed':\n      return 'Confirmed';\n  }\n}\n",
  'services/order/src/persistence/orders/order-repository.ts':
    "interface Model {\n  updateOne(filter: object, update: object): Promise<unknown>;\n}\nexport const save = (orders: Model) => orders.updateOne({ _id: 1 }, { $set: { status: 'placed' } });\n",
  'services/order/test/order.int.spec.ts': lines(90, 'void process.env.HOME;') + '\n',
  'shared/service-kit/src/mongo/conditional-update/trusted-filter.ts':
    'declare const mongoose: { trusted(filter: object): object };\nexport const trustedFilter = (filter: object) => mongoose.trusted(filter);\n',
  'shared/local-infra/bin/start.mjs': 'console.log(process.env.HOME);\n',
  'frontends/shop/webpack.config.ts': 'export default { name: process.env.NAME };\n',
  'services/order/src/domain/orders/retelling.ts':
    'export const needsPublishing = ["tell"].includes("wish");\n',
  'frontends/shop/src/entry.tsx': 'const routes: string[] = [];\nexport default routes;\n',
};

const offences: readonly (readonly [rule: string, file: string, content: string])[] = [
  [
    'house/env-only-in-config',
    'services/order/src/http/reads-env.ts',
    'export const port = process.env.PORT;\n',
  ],
  [
    'house/env-only-in-config',
    'services/order/src/http/quotes-env.ts',
    "export const port = process['env'].PORT;\n",
  ],
  ['house/env-only-in-config', 'bff/src/http/unpacks-env.ts', 'export const { env } = process;\n'],
  [
    'house/env-only-in-config',
    'bff/src/http/imports-env.ts',
    "import { env } from 'node:process';\nexport const port = env.PORT;\n",
  ],
  ['house/named-exports', 'services/order/src/http/default.ts', 'export default 1;\n'],
  [
    'house/named-exports',
    'services/order/src/http/renamed.ts',
    'const one = 1;\nexport { one as default };\n',
  ],
  ['house/file-names', 'services/order/src/http/OrderRoutes.ts', 'export const a = 1;\n'],
  ['house/file-names', 'services/order/src/http/order_routes.ts', 'export const a = 1;\n'],
  ['house/file-names', 'services/order/src/http/order-helpers.ts', 'export const a = 1;\n'],
  ['house/file-names', 'services/order/src/utils/dates.ts', 'export const a = 1;\n'],
  [
    'house/portable-mongo',
    'services/order/src/persistence/session.ts',
    'declare const connection: { startSession(): unknown };\nexport const s = connection.startSession();\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/transaction.ts',
    'declare const connection: { transaction(work: () => void): unknown };\nexport const t = connection.transaction(() => {});\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/pipeline.ts',
    'declare const orders: { updateOne(...of: unknown[]): unknown };\nexport const p = orders.updateOne({ _id: 1 }, [{ $set: { a: 1 } }]);\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/watches.ts',
    'declare const OrderModel: { watch(): unknown };\nexport const w = OrderModel.watch();\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/trusts.ts',
    'declare const mongoose: { trusted(f: object): object };\nexport const f = mongoose.trusted({});\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/trusts-by-name.ts',
    "import { trusted } from 'mongoose';\nexport const f = trusted;\n",
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/expires.ts',
    'declare const schema: { index(...of: unknown[]): void };\nschema.index({ at: 1 }, { expireAfterSeconds: 60 });\nexport const a = 1;\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/partial.ts',
    'declare const schema: { index(...of: unknown[]): void };\nschema.index({ at: 1 }, { partialFilterExpression: { open: true } });\nexport const a = 1;\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/text.ts',
    "declare const schema: { index(...of: unknown[]): void };\nschema.index({ name: 'text' });\nexport const a = 1;\n",
  ],
  [
    'house/standard-terms',
    'services/order/src/domain/orders/wish.ts',
    'export interface OrderWish {\n  readonly id: number;\n}\n',
  ],
  [
    'house/standard-terms',
    'services/order/src/domain/orders/needs.ts',
    'export const placeOrderNeeds = 1;\n',
  ],
  [
    'house/standard-terms',
    'services/order/src/domain/orders/tries.ts',
    'export const RETRY_TRIES_MAX = 3;\n',
  ],
  [
    'house/standard-terms',
    'frontends/shop/src/tells.tsx',
    'export function tellCart() {\n  return null;\n}\n',
  ],
  ['no-console', 'services/order/src/http/prints.ts', "console.log('placed');\n"],
  ['no-console', 'shared/web-kit/src/ui/prints.ts', "console.warn('placed');\n"],
  [
    '@typescript-eslint/no-explicit-any',
    'services/order/src/http/any.ts',
    'export const order: any = 1;\n',
  ],
  [
    '@typescript-eslint/no-unsafe-return',
    'services/order/src/http/hidden-any.ts',
    "export const order = (): string => JSON.parse('1');\n",
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    'services/order/src/domain/misses-case.ts',
    "export function label(status: 'placed' | 'confirmed'): void {\n  switch (status) {\n    case 'placed':\n      break;\n  }\n}\n",
  ],
  [
    '@typescript-eslint/no-floating-promises',
    'services/order/src/application/floats.ts',
    'const save = async () => 1;\nexport const place = () => {\n  save();\n};\n',
  ],
  [
    '@typescript-eslint/max-params',
    'services/order/src/domain/four.ts',
    'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
  ],
  ['max-lines', 'services/order/src/domain/long-file.ts', lines(251, 'export {};') + '\n'],
  ['max-lines', 'services/order/src/compose.ts', lines(151, 'export {};') + '\n'],
  [
    'max-lines-per-function',
    'services/order/src/domain/long-function.ts',
    `export function long(): number {\n  let sum = 0;\n${lines(50, '  sum += 1;')}\n  return sum;\n}\n`,
  ],
  [
    'react-hooks/rules-of-hooks',
    'frontends/shop/src/hooks.tsx',
    "import { useState } from 'react';\nexport function Card({ open }: { open: boolean }) {\n  if (open) useState(1);\n  return null;\n}\n",
  ],
  [
    'react-hooks/exhaustive-deps',
    'frontends/shop/src/deps.tsx',
    "import { useEffect } from 'react';\nexport function Card({ open }: { open: () => void }) {\n  useEffect(() => open(), []);\n  return null;\n}\n",
  ],
  ...['react-router', '@tanstack/react-query', 'lucide-react'].map(
    (name, index) =>
      [
        'no-restricted-imports',
        `frontends/shop/src/direct-${index}.ts`,
        `import '${name}';\n`,
      ] as const,
  ),
];

function lint(tree: PlantedTree): LintResult[] {
  return JSON.parse(tree.run(eslint, ['.', '--format', 'json'])) as LintResult[];
}

describe('lint rules', () => {
  const tree = new PlantedTree();
  let beforePlanting: LintResult[] = [];
  let planted: LintResult[] = [];

  beforeAll(() => {
    for (const name of [
      'eslint.config.mjs',
      'tsconfig.json',
      'package.json',
      'shared/build-kit/src/eslint',
    ]) {
      cpSync(path.join(repository, name), path.join(tree.folder, name), { recursive: true });
    }
    tree.link('node_modules', path.join(repository, 'node_modules'));
    tree.write(clean);
    beforePlanting = lint(tree);
    tree.write(Object.fromEntries(offences.map(([, file, content]) => [file, content])));
    planted = lint(tree);
  });

  afterAll(() => tree.remove());

  it('accept a tree that follows every rule', () => {
    const messages = beforePlanting.flatMap((result) =>
      result.messages.map((message) => `${result.filePath}: ${message.message}`),
    );
    expect(messages).toEqual([]);
    expect(beforePlanting.length).toBeGreaterThanOrEqual(Object.keys(clean).length);
  });

  it.each(offences)('%s rejects %s', (rule, file) => {
    const result = planted.find((one) => one.filePath === path.join(tree.folder, file));
    expect(result?.messages.map((message) => message.ruleId)).toContain(rule);
  });
});
