import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, type Files, type PlantedTree } from '../../support/planted-tree.ts';

const packages = [
  'express',
  'helmet',
  'multer',
  'mongoose',
  'ioredis',
  'kafkajs',
  'opossum',
  'pino',
  'prom-client',
  '@opentelemetry/api',
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

const validTree: Files = {
  'services/order/src/domain/orders/order.ts':
    "import { Paise } from '@tokri/contracts/money';\nexport const total: Paise = 0;\n",
  'services/order/src/application/ports/orders.ts':
    'export interface Orders { find(id: number): unknown }\n',
  'services/order/src/application/orders/place-order.ts': [
    "import '@tokri/service-kit/use-case';",
    "import { total } from '../../domain/orders/order.ts';",
    "import type { Orders } from '../ports/orders.ts';",
    'export const placeOrder = (orders: Orders) => [orders, total];',
    '',
  ].join('\n'),
  'services/order/src/http/orders/routes.ts': [
    "import 'express';",
    "import 'multer';",
    "import { placeOrder } from '../../application/orders/place-order.ts';",
    'export const routes = placeOrder;',
    '',
  ].join('\n'),
  'services/order/src/messaging/consumers.ts':
    "import '@tokri/service-kit/kafka';\nexport const consumers = [];\n",
  'services/order/src/persistence/orders/order-repository.ts':
    "import 'mongoose';\nimport 'ioredis';\nexport const repository = 1;\n",
  'services/order/src/compose.ts': [
    "import { routes } from './http/orders/routes.ts';",
    "import { consumers } from './messaging/consumers.ts';",
    "import { repository } from './persistence/orders/order-repository.ts';",
    'export const compose = [routes, consumers, repository];',
    '',
  ].join('\n'),
  'services/order/test/order.int.spec.ts':
    "import '../src/compose.ts';\nimport 'mongoose';\nimport '@tokri/service-kit/testing';\n",
  'services/cart/src/domain/cart.ts': 'export const cart = 1;\n',
  'bff/src/upstreams/order.ts': "import 'opossum';\nexport const order = 1;\n",
  'bff/src/http/server.ts': [
    "import 'express';",
    "import { order } from '../upstreams/order.ts';",
    'export const server = order;',
    '',
  ].join('\n'),
  'frontends/shop/src/routes.tsx': [
    "import 'react';",
    "import { items } from './features/items/model.ts';",
    "import '@tokri/web-kit/ui';",
    'export const routes = items;',
    '',
  ].join('\n'),
  'frontends/shop/src/features/items/model.ts': 'export const items = 1;\n',
  'frontends/shop/src/features/search/model.ts': 'export const search = 1;\n',
  'frontends/shop/webpack.config.ts':
    "import '@tokri/build-kit/webpack';\nimport path from 'node:path';\nexport default path.sep;\n",
  'frontends/checkout/src/routes.tsx': 'export const routes = 1;\n',
  'shared/contracts/src/api/index.ts': "import 'zod';\nexport type Response = string;\n",
  'shared/contracts/src/money/index.ts': "import 'zod';\nexport type Paise = number;\n",
  'shared/service-kit/src/kafka/index.ts': "import 'kafkajs';\nexport const kafka = 1;\n",
  'shared/service-kit/src/mongo/index.ts': "import 'mongoose';\nexport const mongo = 1;\n",
  'shared/service-kit/src/redis/index.ts': "import 'ioredis';\nexport const redis = 1;\n",
  'shared/service-kit/src/logger/index.ts': "import 'pino';\nexport const logger = 1;\n",
  'shared/service-kit/src/outbox/index.ts':
    "import type { Connection } from 'mongoose';\nexport type Store = Connection;\n",
  'shared/service-kit/src/use-case/index.ts':
    "import '@tokri/contracts/money';\nexport const pendingReplies = 1;\n",
  'shared/service-kit/src/testing/index.ts': "import 'mongoose';\nexport const eventually = 1;\n",
  'shared/web-kit/src/ui/index.ts': "import 'react';\nexport const ui = 1;\n",
  'shared/build-kit/src/webpack/index.ts': 'export const factory = 1;\n',
  'stand-ins/src/http/server.ts': "import 'express';\nexport const server = 1;\n",
  'tests/support/product.ts': 'export const product = 1;\n',
  'k8s/generator/generate.ts': 'export const manifests = 1;\n',
  'demo/import.ts': "import '@tokri/contracts/money';\nexport const demo = 1;\n",
  'demo/catalog.unit.spec.ts':
    "import { product } from '../tests/support/product.ts';\nexport const spec = product;\n",
  'tests/e2e/walk.spec.ts':
    "import { eventually } from '@tokri/service-kit/testing';\nexport const walk = eventually;\n",
};

export function plantValidTree(tree: PlantedTree): void {
  tree.write(validTree);
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
