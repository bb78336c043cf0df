const hiddenDirection = '\u202e';

type Violation = readonly [rule: string, file: string, content: string];

const inServer: readonly Violation[] = [
  ['no-eval', 'services/order/src/http/evals.ts', "export const total = eval('1 + 1');\n"],
  [
    'no-new-func',
    'services/order/src/http/builds-function.ts',
    "export const total = new Function('return 1');\n",
  ],
  [
    'security/detect-bidi-characters',
    'services/order/src/domain/hides-code.ts',
    `/* ${hiddenDirection} staff only */ export const isStaff = true;\n`,
  ],
  [
    'security/detect-child-process',
    'services/order/src/http/runs-command.ts',
    [
      "import { exec } from 'node:child_process';",
      'export const run = (name: string) => exec(`ls ${name}`);',
      '',
    ].join('\n'),
  ],
  [
    'regexp/no-super-linear-backtracking',
    'shared/contracts/src/validation/slow-pattern.ts',
    'export const pattern = /^(a+)+$/;\n',
  ],
  [
    'regexp/no-super-linear-move',
    'services/order/src/domain/slow-search.ts',
    'export const pattern = /\\s+$/;\n',
  ],
  [
    'no-restricted-properties',
    'services/user/src/domain/predictable-code.ts',
    'export const code = Math.random();\n',
  ],
  [
    'no-restricted-syntax',
    'services/notification/src/gateways/trusts-anybody.ts',
    'export const tls = { rejectUnauthorized: false };\n',
  ],
];

const inPages: readonly Violation[] = [
  [
    'no-script-url',
    'frontends/shop/src/script-link.ts',
    "export const link = 'javascript:alert(1)';\n",
  ],
  [
    'no-unsanitized/property',
    'frontends/shop/src/sets-markup.ts',
    'export const show = (to: Element, name: string) => (to.innerHTML = name);\n',
  ],
  [
    'no-unsanitized/method',
    'shared/web-kit/src/ui/writes-markup.ts',
    "export const show = (to: Element, name: string) => to.insertAdjacentHTML('afterend', name);\n",
  ],
  [
    'no-restricted-syntax',
    'frontends/shop/src/raw-markup.tsx',
    'export const Note = ({ html }: { html: string }) => (\n  <p dangerouslySetInnerHTML={{ __html: html }} />\n);\n',
  ],
];

export const securityViolations = [...inServer, ...inPages];
