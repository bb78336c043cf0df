import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { TEST_STAGES } from '../../shared/local-infra/src/test-run/test-steps.mjs';
import { copyRepository } from '../support/copy-repository.ts';
import { PlantedTree, repository } from '../support/planted-tree.ts';
import { readText } from '../support/tracked-files.ts';

interface Offence {
  readonly step: string;
  readonly what: string;
  readonly file: string;
  readonly content: string;
  readonly output: string;
}

const stale = (step: string, file: string, output: string): Offence => ({
  step,
  what: 'a stale file',
  file,
  content: `${readText(file)}\n`,
  output: `${output}\n`,
});

const offencesInTheRepository: readonly Offence[] = [
  stale(
    'contracts',
    'shared/contracts/generated/asyncapi.json',
    'asyncapi.json is stale; run npm run contracts',
  ),
  stale('alerts', 'monitoring/rules/signs.yml', 'stale: signs.yml; run npm run alerts'),
  stale(
    'kubernetes',
    'k8s/components/hpa/horizontal-pod-autoscalers.yaml',
    'stale: components/hpa/horizontal-pod-autoscalers.yaml; run npm run k8s',
  ),
  {
    step: 'dead-code',
    what: 'an unused export',
    file: 'services/order/src/domain/forgotten.ts',
    content: 'export const forgotten = 1;\n',
    output: 'Unused files (1)\nservices/order/src/domain/forgotten.ts\n',
  },
];
const offencesInAFewFiles: readonly Offence[] = [
  {
    step: 'lint',
    what: 'a line that Prettier would format',
    file: 'services/order/src/total.ts',
    content: 'export const totalPaise   =  100;\n',
    output: '[warn] services/order/src/total.ts\n',
  },
  {
    step: 'types',
    what: 'a wrong type',
    file: 'services/order/src/total.ts',
    content: "export const totalPaise: number = 'one hundred';\n",
    output: "services/order/src/total.ts(1,14): error TS2322: Type 'string' is not assignable",
  },
];

/** These plant their own: lint.spec.ts, dependency-rules.spec.ts, secrets.spec.ts, tests/k8s/validate.ts. */
const plantedElsewhere = ['dependency-rules', 'lint:types', 'secrets', 'k8s:validate'];

const checks = TEST_STAGES.flat().filter(({ kind }) => kind === 'check');
const findScript = (step: string): string =>
  checks.find(({ name }) => name === step)?.script ?? `no script of ${step}`;

const runCheck = (tree: PlantedTree, step: string) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', findScript(step)], {
    cwd: tree.folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
};

const describeOffences = (offences: readonly Offence[], tree: PlantedTree): void => {
  it.each(offences)('$step rejects $what', ({ step, file, content, output }) => {
    tree.write({ [file]: content });
    expect(runCheck(tree, step)).toEqual({ status: 1, output: expect.stringContaining(output) });
  });
};

describe('the checks of npm run verify', () => {
  it('each meet a planted offence', () => {
    const planted = [...offencesInTheRepository, ...offencesInAFewFiles].map(({ step }) =>
      findScript(step),
    );
    expect([...new Set([...planted, ...plantedElsewhere])].sort()).toEqual(
      [...new Set(checks.map(({ script }) => script))].sort(),
    );
  });

  it('are those of npm test, with the tests that need no store', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: { verify: string } };
    expect(scripts.verify).toBe('npm test -- --only checks,unit,architecture');
  });
});

describe('in a copy of the repository,', () => {
  const tree = new PlantedTree();
  beforeAll(() => copyRepository(tree));
  afterAll(() => tree.remove());
  describeOffences(offencesInTheRepository, tree);
});

describe('in a few files,', () => {
  const tree = new PlantedTree();

  beforeAll(() => {
    for (const name of ['package.json', 'tsconfig.json', 'prettier.config.mjs'])
      cpSync(path.join(repository, name), path.join(tree.folder, name));
    tree.link('node_modules', path.join(repository, 'node_modules'));
  });
  afterAll(() => tree.remove());
  describeOffences(offencesInAFewFiles, tree);
});
