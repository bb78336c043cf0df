/**
 * Which folder may reach which (architecture.md 1, models.md 3.2). Captures ($1) cover a new service or remote at birth.
 * Each rule has a planted offence in tests/architecture/arrows.spec.ts that must turn it red.
 */
const specs = '\\.spec\\.tsx?$|/test/|/testing/|^tests/';
const adapters =
  'http|messaging|persistence|gateways|invoice-pdf|search|images|import-file|crypto|telemetry';
const npm = (...names) => `^(node_modules/)?(@types/)?(${names.join('|')})(/|$)`;
const workspaceExcept = (...names) => `^(node_modules/)?@tokri/(?!(${names.join('|')})(/|$))`;

/** A rule whose severity is error. */
const forbid = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

/** A technology and the folders that may import it. */
const home = (technology, packages, homes) =>
  forbid(`home-of-${technology}`, `${technology} has one home: ${homes.join(', ')}`, {
    from: { pathNot: [specs, ...homes] },
    to: { path: npm(...packages) },
  });

const insideServices = [
  forbid('domain-is-pure', 'Clock, ids and random are arguments of domain code', {
    from: { path: '^services/([^/]+)/src/domain/', pathNot: specs },
    to: { pathNot: ['^services/$1/src/domain/', '^shared/contracts/'] },
  }),
  forbid('application-knows-no-technology', 'Use cases know ports, domain and contracts', {
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
    'What all use cases are made of is as free of technology as they are; a list in memory that forgets is none',
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
    'http, messaging, persistence and other adapters meet in compose.ts',
    {
      from: { path: `^services/([^/]+)/src/(${adapters})/`, pathNot: specs },
      to: { path: `^services/$1/src/(${adapters})/`, pathNot: '^services/$1/src/$2/' },
    },
  ),
];

const compositionRoots = [
  forbid(
    'rooms-are-not-left',
    'Beside main, config and compose nothing stands in the root of a service: what does belongs to no room and escapes its rules',
    {
      from: {
        path: '^services/[^/]+/src/[^/]+\\.ts$',
        pathNot: ['/(main|config|compose[a-z-]*)\\.ts$', specs],
      },
      to: {},
    },
  ),
];

const betweenDeployables = [
  forbid('service-never-imports-service', 'Services talk by events', {
    from: { path: '^services/([^/]+)/' },
    to: { path: ['^services/(?!$1/)', workspaceExcept('contracts', 'service-kit', '$1')] },
  }),
  forbid('bff-reaches-services-by-http-only', 'The bff binds the contract to upstream calls', {
    from: { path: '^bff/' },
    to: {
      path: [
        '^(services|frontends|stand-ins)/',
        workspaceExcept('contracts', 'service-kit', 'bff'),
      ],
    },
  }),
  forbid('frontend-never-imports-frontend', 'Only the federation runtime joins remotes', {
    from: { path: '^frontends/([^/]+)/' },
    to: {
      path: ['^frontends/(?!$1/)', workspaceExcept('contracts', 'web-kit', 'build-kit', '$1')],
    },
  }),
  forbid(
    'features-do-not-import-each-other',
    'What two features need moves up to the remote or into web-kit',
    {
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/', pathNot: specs },
      to: { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
    },
  ),
  forbid('browser-knows-no-server', 'Browser code runs without Node and without server plumbing', {
    from: { path: '^(frontends|shared/web-kit)/', pathNot: [specs, 'webpack\\.config\\.ts$'] },
    to: { path: ['^(shared/service-kit|shared/local-infra|services|bff|stand-ins)/', '^node:'] },
  }),
  forbid('browser-imports-no-node-module', 'Node built-ins do not exist in a browser', {
    from: {
      path: '^(frontends|shared/web-kit|shared/contracts/src)/',
      pathNot: [specs, 'webpack\\.config\\.ts$'],
    },
    to: { dependencyTypes: ['core'] },
  }),
  forbid('server-knows-no-browser', 'Server code has no pages', {
    from: { path: '^(services|bff|stand-ins|shared/service-kit)/' },
    to: { path: '^(frontends|shared/web-kit)/' },
  }),
  forbid('nobody-knows-stand-ins', 'The outside world is reached by its protocols', {
    from: { pathNot: '^stand-ins/' },
    to: { path: ['^stand-ins/', '^(node_modules/)?@tokri/stand-ins'] },
  }),
];

const sharedFolders = [
  forbid('contracts-import-only-zod', 'Contracts run in browser and server', {
    from: { path: '^shared/contracts/src/', pathNot: specs },
    to: { pathNot: ['^shared/contracts/', npm('zod')] },
  }),
  forbid('shared-knows-nobody', 'What is shared knows no one who shares it', {
    from: { path: '^shared/' },
    to: { path: '^(services|bff|frontends|stand-ins)/' },
  }),
  forbid('build-kit-is-for-builds', 'Only configuration files and build scripts import it', {
    from: { pathNot: ['^shared/(build-kit|local-infra)/', '\\.config\\.(ts|mjs|cjs)$', '^tests/'] },
    to: { path: '^shared/build-kit/' },
  }),
];

const technologies = [
  home(
    'express',
    ['express', 'helmet', 'multer'],
    [
      '^services/[^/]+/src/http/',
      '^bff/src/http/',
      '^stand-ins/src/http/',
      '^stand-ins/src/[^/]+/http/',
      '^shared/service-kit/src/http/',
    ],
  ),
  forbid('home-of-mongoose', 'mongoose is at home in persistence and service-kit/mongo', {
    from: { pathNot: [specs, '^services/[^/]+/src/persistence/', '^shared/service-kit/src/'] },
    to: { path: npm('mongoose', 'mongodb') },
  }),
  forbid(
    'home-of-mongoose-in-service-kit',
    'Other folders of the kit may name its types, not call it',
    {
      from: {
        path: '^shared/service-kit/src/',
        pathNot: [specs, '^shared/service-kit/src/mongo/'],
      },
      to: { path: npm('mongoose', 'mongodb'), dependencyTypesNot: ['type-only'] },
    },
  ),
  home(
    'ioredis',
    ['ioredis'],
    ['^services/[^/]+/src/persistence/', '^shared/service-kit/src/redis/'],
  ),
  home('kafkajs', ['kafkajs'], ['^shared/service-kit/src/kafka/']),
  home('opossum', ['opossum'], ['^bff/src/upstreams/']),
  home('pino', ['pino'], ['^shared/service-kit/src/logger/']),
  home('razorpay', ['razorpay'], ['^services/billing/src/gateways/']),
  home('stripe', ['stripe'], ['^services/billing/src/gateways/']),
];

const hygiene = [
  forbid('not-to-tests', 'Production code knows no test', {
    from: { path: '^(services|bff|frontends|shared|stand-ins)/', pathNot: specs },
    to: {
      path: [
        '\\.spec\\.tsx?$',
        '^tests/',
        '^(services|bff|frontends|shared|stand-ins)/.*/(test|testing)/',
        '^(bff|stand-ins)/test/',
      ],
    },
  }),
  forbid('support-serves-all-tests', 'What tests share knows none of them', {
    from: { path: '^tests/support/' },
    to: { path: '^tests/(?!support/)' },
  }),
  forbid('no-circular', 'A cycle has no order in which to read it', {
    from: {},
    to: { circular: true },
  }),
  forbid('no-unresolvable', 'A name that does not resolve escapes every other rule', {
    from: {},
    to: { couldNotResolve: true },
  }),
];

module.exports = {
  forbidden: [
    ...insideServices,
    ...compositionRoots,
    ...betweenDeployables,
    ...sharedFolders,
    ...technologies,
    ...hygiene,
  ],
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
