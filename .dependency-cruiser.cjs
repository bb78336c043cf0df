/**
 * Which folder may import which; tests/architecture plants a violation of each rule. Captures ($1)
 * cover a new service or remote without a change here.
 */
const specs = '\\.spec\\.tsx?$|/test/|/testing/|^tests/';
const adapters =
  'http|messaging|persistence|gateways|bill-pdf|search|images|import-file|crypto|telemetry';
const npm = (...names) => `^(node_modules/)?(@types/)?(${names.join('|')})(/|$)`;
const workspaceExcept = (...names) => `^(node_modules/)?@tokri/(?!(${names.join('|')})(/|$))`;

/** A rule whose severity is error. */
const forbid = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

/** A technology and the folders that may import it. */
const home = (technology, packages, homes) =>
  forbid(
    `home-of-${technology}`,
    `Only these folders may import ${technology}: ${homes.join(', ')}`,
    { from: { pathNot: [specs, ...homes] }, to: { path: npm(...packages) } },
  );

const insideServices = [
  forbid(
    'domain-is-pure',
    'Domain code imports domain and contracts only; pass clocks, ids and random numbers as arguments',
    {
      from: { path: '^services/([^/]+)/src/domain/', pathNot: specs },
      to: { pathNot: ['^services/$1/src/domain/', '^shared/contracts/'] },
    },
  ),
  forbid('domain-knows-no-api', 'Domain code must not import API contracts, http maps them', {
    from: { path: '^services/[^/]+/src/domain/', pathNot: specs },
    to: { path: '^shared/contracts/src/api/' },
  }),
  forbid('application-knows-no-technology', 'Use cases import ports, domain and contracts only', {
    from: { path: '^services/([^/]+)/src/application/', pathNot: specs },
    to: {
      pathNot: [
        '^services/$1/src/(domain|application)/',
        '^shared/contracts/',
        '^shared/service-kit/src/use-case/',
      ],
    },
  }),
  forbid(
    'use-case-parts-know-no-technology',
    'The building blocks of use cases must be free of technology; an in-memory cache is allowed',
    {
      from: { path: '^shared/service-kit/src/use-case/', pathNot: specs },
      to: {
        pathNot: [
          '^shared/service-kit/src/use-case/',
          '^shared/contracts/',
          '(^|/)node_modules/lru-cache/',
        ],
      },
    },
  ),
  forbid(
    'adapters-do-not-know-each-other',
    'Adapters must not import each other; wire them in compose.ts',
    {
      from: { path: `^services/([^/]+)/src/(${adapters})/`, pathNot: specs },
      to: { path: `^services/$1/src/(${adapters})/`, pathNot: '^services/$1/src/$2/' },
    },
  ),
  forbid(
    'service-root-holds-composition-only',
    'Only main, config and compose files may live in the root of a service; elsewhere the layer rules apply',
    {
      from: {
        path: '^services/[^/]+/src/[^/]+\\.ts$',
        pathNot: ['/(main|(config|compose)[a-z-]*)\\.ts$', specs],
      },
      to: {},
    },
  ),
];

const betweenDeployables = [
  forbid(
    'service-never-imports-service',
    'Services communicate by events and must not import each other',
    {
      from: { path: '^services/([^/]+)/' },
      to: { path: ['^services/(?!$1/)', workspaceExcept('contracts', 'service-kit', '$1')] },
    },
  ),
  forbid(
    'bff-reaches-services-by-http-only',
    'The bff reaches services over HTTP and must not import them',
    {
      from: { path: '^bff/' },
      to: {
        path: [
          '^(services|frontends|stand-ins)/',
          workspaceExcept('contracts', 'service-kit', 'bff'),
        ],
      },
    },
  ),
  forbid(
    'frontend-never-imports-frontend',
    'Remotes are joined by the federation runtime and must not import each other',
    {
      from: { path: '^frontends/([^/]+)/' },
      to: {
        path: ['^frontends/(?!$1/)', workspaceExcept('contracts', 'web-kit', 'build-kit', '$1')],
      },
    },
  ),
  forbid(
    'features-do-not-import-each-other',
    'Features must not import each other; move shared code to the remote or to web-kit',
    {
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/', pathNot: specs },
      to: { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
    },
  ),
  forbid('services-start-no-process', 'Services and the bff must not start processes', {
    from: { path: '^(services|bff)/', pathNot: specs },
    to: { path: '^(node:)?child_process$' },
  }),
  forbid('browser-knows-no-server', 'Browser code must not import server packages', {
    from: { path: '^(frontends|shared/web-kit)/', pathNot: [specs, 'webpack\\.config\\.ts$'] },
    to: { path: ['^(shared/service-kit|shared/local-infra|services|bff|stand-ins)/', '^node:'] },
  }),
  forbid('browser-imports-no-node-module', 'Browser code must not import Node built-ins', {
    from: {
      path: '^(frontends|shared/web-kit|shared/contracts/src)/',
      pathNot: [specs, 'webpack\\.config\\.ts$'],
    },
    to: { dependencyTypes: ['core'] },
  }),
  forbid('server-knows-no-browser', 'Server code must not import frontend packages', {
    from: { path: '^(services|bff|stand-ins|shared/service-kit)/' },
    to: { path: '^(frontends|shared/web-kit)/' },
  }),
  forbid('nobody-knows-stand-ins', 'Stand-ins must be reached over the network, not imported', {
    from: { pathNot: '^stand-ins/' },
    to: { path: ['^stand-ins/', '^(node_modules/)?@tokri/stand-ins'] },
  }),
];

const sharedFolders = [
  forbid('contracts-import-only-zod', 'Contracts run in browser and server: zod only', {
    from: { path: '^shared/contracts/src/', pathNot: specs },
    to: { pathNot: ['^shared/contracts/', npm('zod')] },
  }),
  forbid('first-page-loads-no-zod', 'Zod would add 4 KB to what the first page loads', {
    from: {
      path: '^shared/contracts/src/(dates|language|orders|platform|slots|validation)/',
      pathNot: specs,
    },
    to: { path: npm('zod') },
  }),
  forbid('market-knows-no-rules', 'Rules depend on the market of the shop, never the reverse', {
    from: { path: '^shared/contracts/src/market/', pathNot: specs },
    to: { path: '^shared/contracts/src/', pathNot: '^shared/contracts/src/(market|platform)/' },
  }),
  forbid('shared-knows-nobody', 'Shared packages must not import the packages that use them', {
    from: { path: '^shared/' },
    to: { path: '^(services|bff|frontends|stand-ins)/' },
  }),
  forbid('build-kit-is-for-builds', 'Only configuration and build scripts import build-kit', {
    from: { pathNot: ['^shared/(build-kit|local-infra)/', '\\.config\\.(ts|mjs|cjs)$', '^tests/'] },
    to: { path: '^shared/build-kit/' },
  }),
];

const technologies = [
  home(
    'express',
    ['express', 'helmet', 'multer', 'cors'],
    [
      '^services/[^/]+/src/http/',
      '^bff/src/http/',
      '^stand-ins/src/http/',
      '^stand-ins/src/[^/]+/http/',
      '^shared/service-kit/src/http/',
      '^shared/build-kit/src/dev/',
    ],
  ),
  forbid('home-of-mongoose', 'Only persistence folders and service-kit may import mongoose', {
    from: { pathNot: [specs, '^services/[^/]+/src/persistence/', '^shared/service-kit/src/'] },
    to: { path: npm('mongoose', 'mongodb') },
  }),
  forbid(
    'home-of-mongoose-in-service-kit',
    'Outside service-kit/mongo only mongoose types may be imported',
    {
      from: {
        path: '^shared/service-kit/src/',
        pathNot: [specs, '^shared/service-kit/src/mongo/'],
      },
      to: { path: npm('mongoose', 'mongodb'), dependencyTypesNot: ['type-only'] },
    },
  ),
  home('ioredis', ['ioredis'], ['^(services/[^/]+/src/persistence|shared/service-kit/src/redis)/']),
  home('kafkajs', ['kafkajs'], ['^shared/service-kit/src/kafka/']),
  home('opossum', ['opossum'], ['^(bff/src/upstreams|services/(user|billing)/src/gateways)/']),
  home('opentelemetry', ['@opentelemetry'], ['^shared/service-kit/src/telemetry/']),
  home('pino', ['pino'], ['^shared/service-kit/src/logger/']),
  home('prom-client', ['prom-client'], ['^shared/service-kit/src/metrics/']),
  home('razorpay', ['razorpay'], ['^services/billing/src/gateways/']),
  home('stripe', ['stripe'], ['^services/billing/src/gateways/']),
];

const hygiene = [
  forbid('not-to-tests', 'Production code must not import tests', {
    from: { path: '^(services|bff|frontends|shared|stand-ins|k8s|demo)/', pathNot: specs },
    to: {
      path: [
        '\\.spec\\.tsx?$',
        '^tests/',
        '^(services|bff|frontends|shared|stand-ins)/.*/(test|testing)/',
        '^(bff|stand-ins)/test/',
      ],
    },
  }),
  forbid('support-serves-all-tests', 'Shared test support must not import tests', {
    from: { path: '^tests/support/' },
    to: { path: '^tests/(?!support/)' },
  }),
  forbid('no-circular', 'Modules must not import each other in a circle', {
    from: {},
    to: { circular: true },
  }),
  forbid('no-unresolvable', 'Imports must resolve, or they escape every other rule', {
    from: {},
    to: { couldNotResolve: true },
  }),
];

module.exports = {
  forbidden: [insideServices, betweenDeployables, sharedFolders, technologies, hygiene].flat(),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|generated)/|\\.css$' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
