import { stringify } from 'yaml';
import { secrets } from './manifests/secrets.ts';

// The Secrets of a trial, from the variables of .env: npm run -s k8s:secrets | kubectl apply -n tokri-trial -f -
const mongodbOfTrial = 'mongodb://mongodb:27017/?replicaSet=rs0';

process.stdout.write(
  secrets({ MONGODB_URL: mongodbOfTrial, ...process.env })
    .map((secret) => stringify(secret, { lineWidth: 0 }))
    .join('---\n'),
);
