import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { TEST_STAGES } from '../../shared/local-infra/src/test-run/test-steps.mjs';
import { PlantedTree, repository } from '../support/planted-tree.ts';

const letters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

// Made at run time, because the scan reads this file as well.
const planted: readonly (readonly [kind: string, file: string, secret: string])[] = [
  ['a GitHub token', 'services/order/src/config.ts', `ghp_${letters(36)}`],
  ['a live Razorpay key', 'docs/runbook.md', `rzp_live_${letters(14)}`],
  ['a live Stripe key', '.env.example', `STRIPE_SECRET_KEY=sk_live_${letters(24)}`],
  ['a Stripe webhook secret', 'services/billing/test/stripe.ts', `whsec_${letters(32)}`],
  [
    'a private JWK',
    'demo/keys.json',
    `{ "kty": "OKP", "d": "${randomBytes(32).toString('base64url')}" }`,
  ],
  ['a key of 32 bytes', '.env.production', `SEAL_KEY=${randomBytes(32).toString('base64')}`],
  [
    'a private key',
    'shared/build-kit/key.txt',
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .trim(),
  ],
];

describe('npm run secrets', () => {
  const tree = new PlantedTree();
  const scan = () =>
    spawnSync('npm', ['run', '--silent', 'secrets'], { cwd: tree.folder, encoding: 'utf8' });

  beforeAll(() => {
    cpSync(path.join(repository, 'package.json'), path.join(tree.folder, 'package.json'));
    for (const folder of ['bin', 'src/secrets'])
      cpSync(
        path.join(repository, 'shared/build-kit', folder),
        path.join(tree.folder, 'shared/build-kit', folder),
        { recursive: true },
      );
    tree.link('node_modules', path.join(repository, 'node_modules'));
    tree.write({ '.gitignore': 'node_modules\n.env\n', 'README.md': 'A shop.\n' });
    execFileSync('git', ['init', '--quiet'], { cwd: tree.folder });
  });

  afterAll(() => tree.remove());

  it('accepts a tree without secrets', () => {
    expect(scan()).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(planted)('rejects %s in %s and does not print it', (_kind, file, secret) => {
    tree.write({ [file]: `first line\n${secret}\n` });
    const { status, stderr } = scan();
    rmSync(path.join(tree.folder, file));
    expect(status).toBe(1);
    expect(stderr).toContain(`${file}:2: `);
    expect(stderr).not.toContain(secret);
  });

  it('does not read what git ignores', () => {
    tree.write({ '.env': `SEAL_KEY=${randomBytes(32).toString('base64')}\n` });
    expect(scan().status).toBe(0);
  });

  it('is a step of npm test before anything starts', () => {
    expect(TEST_STAGES[0]).toContainEqual({ name: 'secrets', kind: 'check', script: 'secrets' });
  });
});
