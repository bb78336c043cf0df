import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { Variable, Workload } from '../manifest-types.ts';

export type ConfigSchema = ZodMiniObject<Record<string, ZodMiniType>>;

/** Read by Node itself. */
const nodeVariables = ['NODE_OPTIONS'];
const looksSecret = /JWKS?$|_KEY$|TOKEN$|SECRET|PASSWORD|^MONGODB_URL$|^SMTP_URL$/;

const listVariables = ({ spec }: Workload): readonly Variable[] =>
  spec.template.spec.containers.flatMap(({ env = [] }) => env);

/** Variables that the configuration requires and nobody sets, or that it does not know. */
export const findVariableProblems = (deployment: Workload, schema: ConfigSchema): string[] => {
  const { shape } = schema;
  const given = listVariables(deployment).map(({ name }) => name);
  const missing = Object.keys(shape).filter(
    (name) => !shape[name]?.safeParse(undefined).success && !given.includes(name),
  );
  const unknown = given.filter((name) => !(name in shape) && !nodeVariables.includes(name));
  const twice = given.filter((name, index) => given.indexOf(name) !== index);
  return [
    ...missing.map((name) => `${deployment.metadata.name}: ${name} is missing`),
    ...unknown.map((name) => `${deployment.metadata.name}: ${name} is not in the configuration`),
    ...twice.map((name) => `${deployment.metadata.name}: ${name} is set twice`),
  ];
};

/** Secrets that are written into a manifest or come from a ConfigMap. */
export const findOpenSecrets = (deployment: Workload): string[] =>
  listVariables(deployment)
    .filter(({ name, valueFrom }) => looksSecret.test(name) && !valueFrom?.secretKeyRef)
    .map(({ name }) => `${deployment.metadata.name}: ${name} is not from a Secret`);

export interface Sources {
  readonly configMaps: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly secrets: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The environment as the kubelet builds it. Throws where a pod could not start. */
export const resolveEnvironment = (deployment: Workload, sources: Sources): NodeJS.ProcessEnv =>
  Object.fromEntries(
    listVariables(deployment).map(({ name, value, valueFrom }) => {
      const ref = valueFrom?.configMapKeyRef ?? valueFrom?.secretKeyRef;
      if (ref === undefined) return [name, value];
      const source = valueFrom?.configMapKeyRef ? sources.configMaps : sources.secrets;
      const found = source[ref.name]?.[ref.key];
      if (found === undefined && ref.optional !== true)
        throw new Error(`${deployment.metadata.name}: ${ref.name} has no ${ref.key}`);
      return [name, found];
    }),
  );
