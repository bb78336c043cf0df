import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSecrets } from '../../k8s/generator/manifests/secrets.ts';
import { PlantedTree, repository } from '../support/planted-tree.ts';
import { sampleSecrets, sampleValues } from './sample-secrets.ts';

const script = path.join(repository, 'k8s/generator/print-secrets.ts');
let tree: PlantedTree;

beforeEach(() => {
  tree = new PlantedTree();
  tree.link('node_modules', path.join(repository, 'node_modules'));
});
afterEach(() => tree.remove());

/** In a folder without the .env of this machine. */
const printSecrets = (values: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: tree.folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...values },
  });

describe('printed secrets', () => {
  it('give a deployable only its own', () => {
    expect(Object.keys(sampleSecrets['chat-secrets'] ?? {})).toEqual(['MONGODB_URL', 'TOKEN_JWKS']);
  });

  it('contain an optional one only when it has a value', () => {
    const [billing] = buildSecrets({ ...sampleValues, STRIPE_SECRET_KEY: 'sk_test_sample' }).filter(
      ({ metadata }) => metadata.name === 'billing-secrets',
    );
    expect(billing?.stringData).toHaveProperty('STRIPE_SECRET_KEY');
    expect(sampleSecrets['billing-secrets']).not.toHaveProperty('STRIPE_SECRET_KEY');
  });

  it('come from the environment and from .env', () => {
    const { SMS_KEY = '', ...others } = sampleValues;
    tree.write({ '.env': `SMS_KEY='${SMS_KEY}'\n` });
    const { status, stdout, stderr } = printSecrets(others);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('name: notification-secrets');
    expect(stdout).toContain(`SMS_KEY: ${SMS_KEY}`);
  });

  it('name all missing variables at once and print nothing else', () => {
    const { SMS_KEY: _sms, CODE_KEY: _code, ...others } = sampleValues;
    const { status, stdout, stderr } = printSecrets(others);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /without a value in \.env and the environment:\n {2}CODE_KEY\n {2}SMS_KEY\n/,
    );
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
