// @ts-check
/**
 * @typedef {object} TestStep
 * @property {string} name
 * @property {'check' | 'build' | 'jest'} kind a build is counted only when it fails
 * @property {string} [script] of package.json, for a check
 * @property {string[]} [projects] of jest
 * @property {'infra' | 'product'} [needs]
 * @property {boolean} [inBand] runs its specs one after another
 * @property {boolean} [browser]
 */

export const TEST_STEPS = /** @type {readonly TestStep[]} */ ([
  { name: 'lint', kind: 'check', script: 'lint' },
  { name: 'dependency-rules', kind: 'check', script: 'dependency-rules' },
  { name: 'types', kind: 'check', script: 'typecheck' },
  { name: 'contracts', kind: 'check', script: 'contracts:check' },
  { name: 'dead-code', kind: 'check', script: 'dead-code' },
  { name: 'build', kind: 'build' },
  { name: 'unit', kind: 'jest', projects: ['unit', 'web'] },
  { name: 'int', kind: 'jest', projects: ['int'], needs: 'infra' },
  { name: 'contract', kind: 'jest', projects: ['contract'], needs: 'product', inBand: true },
  { name: 'architecture', kind: 'jest', projects: ['architecture'] },
  { name: 'e2e', kind: 'jest', projects: ['e2e'], needs: 'product', inBand: true, browser: true },
]);

/**
 * @param {readonly string[]} args `--only unit,int`; empty selects all
 * @returns {TestStep[]}
 */
export function selectSteps(args) {
  if (args.length === 0) return [...TEST_STEPS];
  const [flag, list = '', ...more] = args[0]?.startsWith('--only=')
    ? ['--only', args[0].slice('--only='.length), ...args.slice(1)]
    : args;
  const wanted = list.split(',').filter(Boolean);
  const known = TEST_STEPS.map(({ name }) => name);
  const unknown = [...wanted.filter((name) => !known.includes(name)), ...more];
  if (flag !== '--only' || wanted.length === 0 || unknown.length > 0)
    throw new Error(`Use:  npm test -- --only a,b   with any of ${known.join(', ')}`);
  return TEST_STEPS.filter(({ name }) => wanted.includes(name));
}
