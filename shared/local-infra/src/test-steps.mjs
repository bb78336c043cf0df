// @ts-check
/**
 * @typedef {object} TestStep
 * @property {string} name for headlines and `--only`
 * @property {'check' | 'build' | 'jest'} kind a build counts only when it fails
 * @property {string} [script] of package.json, for a check
 * @property {string[]} [projects] of jest
 * @property {'infra' | 'product'} [needs] what must run
 * @property {boolean} [inBand] its specs share what runs, one after another
 * @property {boolean} [browser]
 */

/** What npm test does, in this order. */
export const TEST_STEPS = /** @type {readonly TestStep[]} */ ([
  { name: 'lint', kind: 'check', script: 'lint' },
  { name: 'arrows', kind: 'check', script: 'arrows' },
  { name: 'types', kind: 'check', script: 'typecheck' },
  { name: 'contracts', kind: 'check', script: 'contracts:check' },
  { name: 'build', kind: 'build' },
  { name: 'unit', kind: 'jest', projects: ['unit', 'web'] },
  { name: 'int', kind: 'jest', projects: ['int'], needs: 'infra', inBand: true },
  { name: 'contract', kind: 'jest', projects: ['contract'], needs: 'product', inBand: true },
  { name: 'architecture', kind: 'jest', projects: ['architecture'] },
  { name: 'e2e', kind: 'jest', projects: ['e2e'], needs: 'product', inBand: true, browser: true },
]);

/**
 * @param {readonly string[]} args `--only unit,int`, or nothing for all
 * @returns {TestStep[]}
 */
export function chosenSteps(args) {
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
