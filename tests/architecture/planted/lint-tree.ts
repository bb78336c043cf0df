import type { Files } from '../../support/planted-tree.ts';

const repeatLine = (count: number, line: string) =>
  Array.from({ length: count }, () => line).join('\n');

export const cleanTree: Files = {
  'services/order/src/config.ts': 'export const config = { port: process.env.PORT };\n',
  'services/order/src/domain/orders/order-status.ts': [
    "type Status = 'placed' | 'confirmed';",
    'export function label(status: Status): string {',
    '  switch (status) {',
    "    case 'placed':",
    "      return 'Placed';",
    "    case 'confirmed':",
    "      return 'Confirmed';",
    '  }',
    '}',
    '',
  ].join('\n'),
  'services/order/src/persistence/orders/order-repository.ts': [
    'interface Model {',
    '  updateOne(filter: object, update: object): Promise<unknown>;',
    '}',
    'export const save = (orders: Model) =>',
    "  orders.updateOne({ _id: 1 }, { $set: { status: 'placed' } });",
    '',
  ].join('\n'),
  'services/order/test/order.int.spec.ts': repeatLine(90, 'void process.env.HOME;') + '\n',
  'shared/service-kit/src/mongo/conditional-update/trusted-filter.ts': [
    'declare const mongoose: { trusted(filter: object): object };',
    'export const trustedFilter = (filter: object) => mongoose.trusted(filter);',
    '',
  ].join('\n'),
  'shared/local-infra/bin/start.mjs': 'console.log(process.env.HOME);\n',
  'frontends/shop/webpack.config.ts': 'export default { name: process.env.NAME };\n',
  'services/order/src/domain/orders/retelling.ts':
    'export const needsPublishing = ["tell"].includes("wish");\n',
  'services/catalog/src/persistence/reservations/stored-names.ts': [
    'export const stored = { refusal: 1, couponRefusal: 2 };',
    "export const read = (fields: { refusal: number }) => fields['refusal'];",
    '',
  ].join('\n'),
  'frontends/shop/src/opens-panel.ts': [
    'declare const loadPart: (load: () => Promise<unknown>) => Promise<unknown>;',
    "export const openPanel = () => loadPart(() => import('./panel.ts'));",
    "export const loadHindi = () => import('./messages/hi.ts');",
    '',
  ].join('\n'),
  'frontends/shop/src/panel.ts': 'export const panel = 1;\n',
  'frontends/shop/src/messages/hi.ts': "export const hi = { title: 'चैट' };\n",
  'frontends/shop/src/entry.tsx': 'const routes: string[] = [];\nexport default routes;\n',
};

export const lintViolations: readonly (readonly [rule: string, file: string, content: string])[] = [
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
    [
      'declare const connection: { startSession(): unknown };',
      'export const s = connection.startSession();',
      '',
    ].join('\n'),
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/transaction.ts',
    [
      'declare const connection: { transaction(work: () => void): unknown };',
      'export const t = connection.transaction(() => {});',
      '',
    ].join('\n'),
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/pipeline.ts',
    [
      'declare const orders: { updateOne(...of: unknown[]): unknown };',
      'export const p = orders.updateOne({ _id: 1 }, [{ $set: { a: 1 } }]);',
      '',
    ].join('\n'),
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/watches.ts',
    'declare const OrderModel: { watch(): unknown };\nexport const w = OrderModel.watch();\n',
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/trusts.ts',
    [
      'declare const mongoose: { trusted(f: object): object };',
      'export const f = mongoose.trusted({});',
      '',
    ].join('\n'),
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/trusts-by-name.ts',
    "import { trusted } from 'mongoose';\nexport const f = trusted;\n",
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/expires.ts',
    [
      'declare const schema: { index(...of: unknown[]): void };',
      'schema.index({ at: 1 }, { expireAfterSeconds: 60 });',
      'export const a = 1;',
      '',
    ].join('\n'),
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/partial.ts',
    [
      'declare const schema: { index(...of: unknown[]): void };',
      'schema.index({ at: 1 }, { partialFilterExpression: { open: true } });',
      'export const a = 1;',
      '',
    ].join('\n'),
  ],
  [
    'house/portable-mongo',
    'services/order/src/persistence/text.ts',
    [
      'declare const schema: { index(...of: unknown[]): void };',
      "schema.index({ name: 'text' });",
      'export const a = 1;',
      '',
    ].join('\n'),
  ],
  [
    'house/translated-parts',
    'frontends/shop/src/features/opens-panel.ts',
    "export const openPanel = () => import('../panel.ts');\n",
  ],
  ['no-console', 'services/order/src/http/prints.ts', "console.log('placed');\n"],
  ['no-console', 'shared/web-kit/src/ui/prints.ts', "console.warn('placed');\n"],
  [
    '@typescript-eslint/no-explicit-any',
    'services/order/src/http/any.ts',
    'export const order: any = 1;\n',
  ],
  [
    '@typescript-eslint/max-params',
    'services/order/src/domain/four.ts',
    'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
  ],
  ['max-lines', 'services/order/src/domain/long-file.ts', repeatLine(251, 'export {};') + '\n'],
  ['max-lines', 'services/order/src/compose.ts', repeatLine(151, 'export {};') + '\n'],
  [
    'max-lines-per-function',
    'services/order/src/domain/long-function.ts',
    [
      `export function long(): number {`,
      `  let sum = 0;`,
      `${repeatLine(50, '  sum += 1;')}`,
      `  return sum;`,
      `}`,
      ``,
    ].join('\n'),
  ],
  [
    'react-hooks/rules-of-hooks',
    'frontends/shop/src/hooks.tsx',
    [
      "import { useState } from 'react';",
      'export function Card({ open }: { open: boolean }) {',
      '  if (open) useState(1);',
      '  return null;',
      '}',
      '',
    ].join('\n'),
  ],
  [
    'react-hooks/exhaustive-deps',
    'frontends/shop/src/deps.tsx',
    [
      "import { useEffect } from 'react';",
      'export function Card({ open }: { open: () => void }) {',
      '  useEffect(() => open(), []);',
      '  return null;',
      '}',
      '',
    ].join('\n'),
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

/** Found by oxlint, which knows the types. */
export const typedViolations: typeof lintViolations = [
  [
    'typescript(no-unsafe-return)',
    'services/order/src/http/hidden-any.ts',
    "export const order = (): string => JSON.parse('1');\n",
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'services/order/src/domain/misses-case.ts',
    [
      "export function label(status: 'placed' | 'confirmed'): void {",
      '  switch (status) {',
      "    case 'placed':",
      '      break;',
      '  }',
      '}',
      '',
    ].join('\n'),
  ],
  [
    'typescript(no-floating-promises)',
    'services/order/src/application/floats.ts',
    'const save = async () => 1;\nexport const place = () => {\n  save();\n};\n',
  ],
];
