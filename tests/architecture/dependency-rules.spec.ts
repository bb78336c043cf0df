import path from 'node:path';
import { PlantedTree, repository, type Files } from '../support/planted-tree.ts';
import { plantValidTree } from './planted/dependency-tree.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const cruiser = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.join(repository, '.dependency-cruiser.cjs');
const folders = ['services', 'bff', 'frontends', 'shared', 'stand-ins', 'tests', 'k8s', 'demo'];
const plantedViolations: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['domain-is-pure', 'services/order/src/domain/reads-clock.ts', "import 'node:timers';\n"],
  ['domain-is-pure', 'services/order/src/domain/uses-npm.ts', "import 'left-pad';\n"],
  [
    'domain-is-pure',
    'services/order/src/domain/knows-port.ts',
    "import type {} from '../application/ports/orders.ts';\n",
  ],
  [
    'domain-knows-no-api',
    'services/order/src/domain/knows-response.ts',
    "import type {} from '@tokri/contracts/api';\n",
  ],
  [
    'application-knows-no-technology',
    'services/order/src/application/knows-store.ts',
    "import '../persistence/orders/order-repository.ts';\n",
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
    "import '../persistence/orders/order-repository.ts';\n",
  ],
  [
    'adapters-do-not-know-each-other',
    'services/order/src/persistence/publishes.ts',
    "import '../messaging/consumers.ts';\n",
  ],
  [
    'service-root-holds-composition-only',
    'services/order/src/secrets.ts',
    "import './domain/orders/order.ts';\n",
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
    'services-start-no-process',
    'services/order/src/http/starts-process.ts',
    "import 'node:child_process';\n",
  ],
  [
    'services-start-no-process',
    'bff/src/http/starts-process.ts',
    "export const run = () => import('child_process');\n",
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
    'market-knows-no-rules',
    'shared/contracts/src/market/checks.ts',
    "import '../money/index.ts';\n",
  ],
  [
    'first-page-loads-no-zod',
    'shared/contracts/src/validation/uses-zod.ts',
    "import 'zod/mini';\n",
  ],
  [
    'shared-knows-nobody',
    'shared/service-kit/src/kafka/knows-order.ts',
    "import '../../../../services/order/src/domain/orders/order.ts';\n",
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
  ['home-of-prom-client', 'services/order/src/http/counts.ts', "import 'prom-client';\n"],
  ['home-of-opentelemetry', 'services/order/src/http/spans.ts', "import '@opentelemetry/api';\n"],
  ['home-of-razorpay', 'services/order/src/http/pays.ts', "import 'razorpay';\n"],
  ['home-of-stripe', 'services/billing/src/application/pays.ts', "import 'stripe';\n"],
  ['not-to-tests', 'services/order/src/http/tested.ts', "import '../../test/order.int.spec.ts';\n"],
  ['not-to-tests', 'services/order/src/http/testing.ts', "import '@tokri/service-kit/testing';\n"],
  ['not-to-tests', 'k8s/generator/tested.ts', "import '../../tests/e2e/walk.spec.ts';\n"],
  ['not-to-tests', 'demo/tested.ts', "import '../tests/support/product.ts';\n"],
  ['support-serves-all-tests', 'tests/support/knows-walk.ts', "import '../e2e/walk.spec.ts';\n"],
  ['no-circular', 'services/order/src/http/first.ts', "import './second.ts';\n"],
  [
    'no-unresolvable',
    'services/order/src/http/misspelt.ts',
    "import '@tokri/service-kit/kafak';\n",
  ],
];

/** dependency-cruiser reports a cycle once, at its first file. */
const cycleCounterpart: Files = {
  'services/order/src/http/second.ts': "import type {} from './first.ts';\n",
};

function findViolations(tree: PlantedTree): Violation[] {
  const output = tree.run(cruiser, ['--config', config, '--output-type', 'json', ...folders]);
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('dependency rules', () => {
  const tree = new PlantedTree();
  let violationsBefore: Violation[] = [];
  let planted: Violation[] = [];

  beforeAll(() => {
    plantValidTree(tree);
    violationsBefore = findViolations(tree);
    tree.write(Object.fromEntries(plantedViolations.map(([, file, content]) => [file, content])));
    tree.write(cycleCounterpart);
    planted = findViolations(tree);
  });

  afterAll(() => tree.remove());

  it('accept a tree that follows every rule', () => {
    expect(violationsBefore).toEqual([]);
  });

  it.each(plantedViolations)('%s rejects %s', (rule, file) => {
    expect(
      planted
        .filter((violation) => violation.from === file)
        .map((violation) => violation.rule.name),
    ).toContain(rule);
  });

  it('are all covered by a planted violation', () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- it is CommonJS
    const { forbidden } = require(config) as { forbidden: { name: string }[] };
    expect([...new Set(plantedViolations.map(([rule]) => rule))].sort()).toEqual(
      forbidden.map((rule) => rule.name).sort(),
    );
  });
});
