import { deployablePlans, secretName, type DeployablePlan } from '../deployable-plans.ts';
import { component, partOf, type Manifest, type ManifestFiles } from './manifest.ts';

/** These have one value for each deployable although several use the name. */
const perDeployable = new Set(['MONGODB_URL']);

const isShared = (variable: string): boolean =>
  !perDeployable.has(variable) &&
  deployablePlans.filter(({ secrets }) => secrets.includes(variable)).length > 1;

interface SecretValue {
  readonly secretKey: string;
  readonly remoteRef: { readonly key: string; readonly property: string };
}

const externalSecret = (name: string, data: readonly SecretValue[]): Manifest => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, labels: partOf },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: { kind: 'SecretStore', name: 'tokri' },
    target: { name, creationPolicy: 'Owner' },
    data,
  },
});

const deployableSecret = ({ name, secrets }: DeployablePlan): Manifest =>
  externalSecret(
    secretName(name),
    secrets.map((variable) => ({
      secretKey: variable,
      remoteRef: { key: isShared(variable) ? 'tokri/shared' : `tokri/${name}`, property: variable },
    })),
  );

/** Passwords that the MongoDB operator gives to the users of the services. */
const mongodbPasswords = externalSecret(
  'mongodb-users',
  deployablePlans
    .filter(({ secrets }) => secrets.includes('MONGODB_URL'))
    .map(({ name }) => ({
      secretKey: name,
      remoteRef: { key: 'tokri/mongodb-users', property: name },
    })),
);

export const externalSecretFiles: ManifestFiles = {
  'components/external-secrets/external-secrets.yaml': [
    ...deployablePlans.map(deployableSecret),
    mongodbPasswords,
  ],
  'components/external-secrets/kustomization.yaml': [component(['external-secrets.yaml'])],
};
