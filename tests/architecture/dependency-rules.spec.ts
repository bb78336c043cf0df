import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PlantedTree, repository, type Files } from '../support/planted-tree.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const cruiser = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.join(repository, '.dependency-cruiser.cjs');
const folders = ['services', 'bff', 'frontends', 'shared', 'stand-ins', 'tests'];
const packages = [
  'express',
  'helmet',
  'multer',
  'mongoose',
  'ioredis',
  'kafkajs',
  'opossum',
  'pino',
  'razorpay',
  'stripe',
  'zod',
  'react',
  'left-pad',
];
const workspaces = [
  'services/order',
  'services/cart',
  'bff',
  'stand-ins',
  'frontends/shop',
  'frontends/checkout',
];
const kits = ['contracts', 'service-kit', 'web-kit', 'build-kit'];

/** The shape of the house in small: one file a role, every arrow allowed. */
const clean: Files = {
  'services/order/src/domain/order.ts':
    "import { Paise } from '@tokri/contracts/money';\nexport const total: Paise = 0;\n",
  'services/order/src/application/ports.ts':
    'export interface Orders { find(id: number): unknown }\n',
  'services/order/src/application/place-order.ts':
    "import '@tokri/service-kit/use-case';\nimport { total } from '../domain/order.ts';\nimport type { Orders } from './ports.ts';\nexport const placeOrder = (orders: Orders) => [orders, total];\n",
  'services/order/src/http/routes.ts':
    "import 'express';\nimport 'multer';\nimport { placeOrder } from '../application/place-order.ts';\nexport const routes = placeOrder;\n",
  'services/order/src/messaging/consumers.ts':
    "import '@tokri/service-kit/kafka';\nexport const consumers = [];\n",
  'services/order/src/persistence/order-repository.ts':
    "import 'mongoose';\nimport 'ioredis';\nexport const repository = 1;\n",
  'services/order/src/compose.ts':
    "import { routes } from './http/routes.ts';\nimport { consumers } from './messaging/consumers.ts';\nimport { repository } from './persistence/order-repository.ts';\nexport const compose = [routes, consumers, repository];\n",
  'services/order/test/order.int.spec.ts':
    "import '../src/compose.ts';\nimport 'mongoose';\nimport '@tokri/service-kit/testing';\n",
  'services/cart/src/domain/cart.ts': 'export const cart = 1;\n',
  'bff/src/upstreams/order.ts': "import 'opossum';\nexport const order = 1;\n",
  'bff/src/http/server.ts':
    "import 'express';\nimport { order } from '../upstreams/order.ts';\nexport const server = order;\n",
  'frontends/shop/src/routes.tsx':
    "import 'react';\nimport { items } from './features/items/model.ts';\nimport '@tokri/web-kit/ui';\nexport const routes = items;\n",
  'frontends/shop/src/features/items/model.ts': 'export const items = 1;\n',
  'frontends/shop/src/features/search/model.ts': 'export const search = 1;\n',
  'frontends/shop/webpack.config.ts':
    "import '@tokri/build-kit/webpack';\nimport path from 'node:path';\nexport default path.sep;\n",
  'frontends/checkout/src/routes.tsx': 'export const routes = 1;\n',
  'shared/contracts/src/money/index.ts': "import 'zod';\nexport type Paise = number;\n",
  'shared/service-kit/src/kafka/index.ts': "import 'kafkajs';\nexport const kafka = 1;\n",
  'shared/service-kit/src/mongo/index.ts': "import 'mongoose';\nexport const mongo = 1;\n",
  'shared/service-kit/src/redis/index.ts': "import 'ioredis';\nexport const redis = 1;\n",
  'shared/service-kit/src/logger/index.ts': "import 'pino';\nexport const logger = 1;\n",
  'shared/service-kit/src/outbox/index.ts':
    "import type { Connection } from 'mongoose';\nexport type Store = Connection;\n",
  'shared/service-kit/src/use-case/index.ts':
    "import '@tokri/contracts/money';\nexport const waiters = 1;\n",
  'shared/service-kit/src/testing/index.ts': "import 'mongoose';\nexport const eventually = 1;\n",
  'shared/web-kit/src/ui/index.ts': "import 'react';\nexport const ui = 1;\n",
  'shared/build-kit/src/webpack/index.ts': 'export const factory = 1;\n',
  'stand-ins/src/http/server.ts': "import 'express';\nexport const server = 1;\n",
  'tests/e2e/walk.spec.ts':
    "import { eventually } from '@tokri/service-kit/testing';\nexport const walk = eventually;\n",
};

/** One offence or more a rule: [rule, file, its content]. */
const offences: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['domain-is-pure', 'services/order/src/domain/reads-clock.ts', "import 'node:timers';\n"],
  ['domain-is-pure', 'services/order/src/domain/uses-npm.ts', "import 'left-pad';\n"],
  [
    'domain-is-pure',
    'services/order/src/domain/knows-port.ts',
    "import type {} from '../application/ports.ts';\n",
  ],
  [
    'application-knows-no-technology',
    'services/order/src/application/knows-store.ts',
    "import '../persistence/order-repository.ts';\n",
  ],
  [
    'application-knows-no-technology',
    'services/order/src/application/knows-kit.ts',
    "import '@tokri/service-kit/kafka';\n",
  ],
  [
    'use-case-parts-know-no-technology',
    'shared/service-kit/src/use-case/knows-kafka.ts',
    "import '../kafka/index.ts';\n",
  ],
  [
    'use-case-parts-know-no-technology',
    'shared/service-kit/src/use-case/knows-a-library.ts',
    "import 'jose';\n",
  ],
  [
    'adapters-do-not-know-each-other',
    'services/order/src/http/reads-store.ts',
    "import '../persistence/order-repository.ts';\n",
  ],
  [
    'adapters-do-not-know-each-other',
    'services/order/src/persistence/publishes.ts',
    "import '../messaging/consumers.ts';\n",
  ],
  [
    'service-root-holds-composition-only',
    'services/order/src/secrets.ts',
    "import './domain/order.ts';\n",
  ],
  [
    'service-never-imports-service',
    'services/order/src/http/by-path.ts',
    "import '../../../cart/src/domain/cart.ts';\n",
  ],
  [
    'service-never-imports-service',
    'services/order/src/http/by-name.ts',
    "import '@tokri/cart/src/domain/cart.ts';\n",
  ],
  [
    'service-never-imports-service',
    'services/order/src/http/dynamically.ts',
    "export const cart = () => import('@tokri/cart');\n",
  ],
  [
    'bff-reaches-services-by-http-only',
    'bff/src/http/by-path.ts',
    "import '../../../services/cart/src/domain/cart.ts';\n",
  ],
  [
    'bff-reaches-services-by-http-only',
    'bff/src/http/by-name.ts',
    "import '@tokri/order/src/compose.ts';\n",
  ],
  [
    'frontend-never-imports-frontend',
    'frontends/shop/src/by-path.ts',
    "import '../../checkout/src/routes.tsx';\n",
  ],
  [
    'frontend-never-imports-frontend',
    'frontends/shop/src/by-name.ts',
    "import type {} from '@tokri/checkout/src/routes.tsx';\n",
  ],
  [
    'features-do-not-import-each-other',
    'frontends/shop/src/features/items/knows-search.ts',
    "import '../search/model.ts';\n",
  ],
  [
    'browser-knows-no-server',
    'frontends/shop/src/knows-server.ts',
    "import '@tokri/service-kit/kafka';\n",
  ],
  [
    'browser-knows-no-server',
    'shared/web-kit/src/ui/knows-server.ts',
    "import '../../../service-kit/src/kafka/index.ts';\n",
  ],
  ['browser-imports-no-node-module', 'frontends/shop/src/reads-files.ts', "import 'node:fs';\n"],
  ['server-knows-no-browser', 'bff/src/http/renders.ts', "import '@tokri/web-kit/ui';\n"],
  [
    'nobody-knows-stand-ins',
    'services/order/src/http/knows-stand-ins.ts',
    "import '../../../../stand-ins/src/http/server.ts';\n",
  ],
  ['contracts-import-only-zod', 'shared/contracts/src/uses-npm.ts', "import 'left-pad';\n"],
  ['contracts-import-only-zod', 'shared/contracts/src/uses-node.ts', "import 'node:crypto';\n"],
  [
    'shared-knows-nobody',
    'shared/service-kit/src/kafka/knows-order.ts',
    "import '../../../../services/order/src/domain/order.ts';\n",
  ],
  [
    'build-kit-is-for-builds',
    'frontends/shop/src/knows-build.ts',
    "import '@tokri/build-kit/webpack';\n",
  ],
  ['home-of-express', 'services/order/src/messaging/serves.ts', "import 'express';\n"],
  ['home-of-express', 'bff/src/upstreams/serves.ts', "import type {} from 'express';\n"],
  ['home-of-mongoose', 'services/order/src/http/queries.ts', "import 'mongoose';\n"],
  [
    'home-of-mongoose-in-service-kit',
    'shared/service-kit/src/outbox/queries.ts',
    "import { connect } from 'mongoose';\nconnect();\n",
  ],
  ['home-of-ioredis', 'bff/src/http/caches.ts', "import 'ioredis';\n"],
  ['home-of-kafkajs', 'services/order/src/messaging/produces.ts', "import 'kafkajs';\n"],
  ['home-of-opossum', 'bff/src/http/breaks.ts', "import 'opossum';\n"],
  ['home-of-pino', 'services/order/src/http/logs.ts', "import 'pino';\n"],
  ['home-of-razorpay', 'services/order/src/http/pays.ts', "import 'razorpay';\n"],
  ['home-of-stripe', 'services/billing/src/application/pays.ts', "import 'stripe';\n"],
  ['not-to-tests', 'services/order/src/http/tested.ts', "import '../../test/order.int.spec.ts';\n"],
  ['not-to-tests', 'services/order/src/http/testing.ts', "import '@tokri/service-kit/testing';\n"],
  ['support-serves-all-tests', 'tests/support/knows-walk.ts', "import '../e2e/walk.spec.ts';\n"],
  ['no-circular', 'services/order/src/http/first.ts', "import './second.ts';\n"],
  [
    'no-unresolvable',
    'services/order/src/http/misspelt.ts',
    "import '@tokri/service-kit/kafak';\n",
  ],
];

/** The other half of the planted cycle; a cycle is reported once, at its first file. */
const companions: Files = {
  'services/order/src/http/second.ts': "import type {} from './first.ts';\n",
};

function plantHouse(tree: PlantedTree): void {
  tree.write(clean);
  tree.write({ 'package.json': '{ "name": "planted", "private": true, "type": "module" }' });
  for (const name of packages) {
    tree.write({
      [`node_modules/${name}/package.json`]: JSON.stringify({
        name,
        version: '1.0.0',
        main: 'index.js',
      }),
      [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
    });
  }
  for (const folder of workspaces) plantWorkspace(tree, folder, undefined);
  for (const kit of kits) {
    const real = JSON.parse(
      readFileSync(path.join(repository, 'shared', kit, 'package.json'), 'utf8'),
    ) as { exports?: unknown };
    plantWorkspace(tree, `shared/${kit}`, real.exports);
  }
}

function plantWorkspace(tree: PlantedTree, folder: string, exports: unknown): void {
  const name = `@tokri/${path.basename(folder)}`;
  tree.write({
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module', exports }),
  });
  tree.link(`node_modules/${name}`, path.join(tree.folder, folder));
}

function violationsOf(tree: PlantedTree): Violation[] {
  const output = tree.run(cruiser, ['--config', config, '--output-type', 'json', ...folders]);
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('dependency rules', () => {
  const tree = new PlantedTree();
  let beforePlanting: Violation[] = [];
  let planted: Violation[] = [];

  beforeAll(() => {
    plantHouse(tree);
    beforePlanting = violationsOf(tree);
    tree.write(Object.fromEntries(offences.map(([, file, content]) => [file, content])));
    tree.write(companions);
    planted = violationsOf(tree);
  });

  afterAll(() => tree.remove());

  it('accept a tree that follows every rule', () => {
    expect(beforePlanting).toEqual([]);
  });

  it.each(offences)('%s rejects %s', (rule, file) => {
    expect(
      planted
        .filter((violation) => violation.from === file)
        .map((violation) => violation.rule.name),
    ).toContain(rule);
  });

  it('are all covered by a planted offence', () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the configuration is CommonJS, as its tool asks
    const { forbidden } = require(config) as { forbidden: { name: string }[] };
    expect([...new Set(offences.map(([rule]) => rule))].sort()).toEqual(
      forbidden.map((rule) => rule.name).sort(),
    );
  });
});
