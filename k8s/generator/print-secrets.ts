import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import { buildSecrets, findMissingVariables } from './manifests/secrets.ts';

// The Secrets of a trial, from the environment and .env:
// npm run -s k8s:secrets | kubectl apply -n tokri-trial -f -
const envFile = '.env';
const trialMongodbUrl = 'mongodb://mongodb:27017/?replicaSet=rs0';

if (existsSync(envFile)) process.loadEnvFile(envFile);
const values = { MONGODB_URL: trialMongodbUrl, ...process.env };
const missing = findMissingVariables(values);

if (missing.length > 0) {
  process.stderr.write(
    [
      'No Secrets were printed. Variables without a value in .env and the environment:',
      ...missing.map((name) => `  ${name}`),
      'A first .env with new keys (it replaces the file): node shared/local-infra/bin/compose-env.mjs > .env',
      '.env.example explains each variable; those of payment, SMS and mail come from your providers.',
      '',
    ].join('\n'),
  );
  process.exitCode = 2;
} else {
  process.stdout.write(
    buildSecrets(values)
      .map((secret) => stringify(secret, { lineWidth: 0 }))
      .join('---\n'),
  );
}
