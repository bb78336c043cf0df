import { deployablePlans, secretName } from '../deployable-plans.ts';
import { partOf, type Manifest } from './manifest.ts';

interface SecretManifest extends Manifest {
  readonly stringData: Readonly<Record<string, string>>;
}

/** The names of the required variables that are absent or empty, each once. */
export const findMissingVariables = (values: NodeJS.ProcessEnv): readonly string[] => [
  ...new Set(deployablePlans.flatMap(({ secrets }) => secrets.filter((name) => !values[name]))),
];

/** The Secrets of all deployables from one set of values. Throws when a value is missing. */
export const buildSecrets = (values: NodeJS.ProcessEnv): readonly SecretManifest[] => {
  const missing = findMissingVariables(values);
  if (missing.length > 0) throw new RangeError(`missing: ${missing.join(', ')}`);
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
