import { deployablePlans, secretName } from '../deployable-plans.ts';
import { partOf, type Manifest } from './manifest.ts';

interface SecretManifest extends Manifest {
  readonly stringData: Readonly<Record<string, string>>;
}

/** The Secrets of all deployables from one set of values. Throws when a value is missing. */
export const secrets = (values: NodeJS.ProcessEnv): readonly SecretManifest[] => {
  const missing = deployablePlans.flatMap(({ secrets: names }) =>
    names.filter((name) => !values[name]),
  );
  if (missing.length > 0) throw new Error(`missing: ${[...new Set(missing)].join(', ')}`);
  return deployablePlans.map(({ name, secrets: required, optionalSecrets = [] }) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: secretName(name), labels: partOf },
    stringData: Object.fromEntries(
      [...required, ...optionalSecrets].flatMap((variable) => {
        const value = values[variable];
        return value ? [[variable, value]] : [];
      }),
    ),
  }));
};
