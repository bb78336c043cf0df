import type * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import type { InvalidVariable } from './config-error.ts';

const toInvalidVariable = (
  issue: z.core.$ZodIssue,
  variables: Record<string, unknown>,
): InvalidVariable => {
  const variable = String(issue.path[0] ?? '');
  return { variable, rule: variables[variable] === undefined ? 'missing' : issue.message };
};

const testOnlyVariables = ['CRASH_POINT'];

const findTestOnlyVariables = (variables: Record<string, unknown>): InvalidVariable[] =>
  (variables.NODE_ENV === 'production' ? testOnlyVariables : [])
    .filter((variable) => variables[variable] !== undefined)
    .map((variable) => ({ variable, rule: 'is for experiments, never with NODE_ENV=production' }));

const uniqueByVariable = (faults: readonly InvalidVariable[]): InvalidVariable[] => [
  ...new Map(faults.map((fault) => [fault.variable, fault])).values(),
];

export const readConfig = <S extends z.ZodMiniType>(
  schema: S,
  env: NodeJS.ProcessEnv,
): Readonly<z.output<S>> => {
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const outcome = schema.safeParse(variables);
  const faults = [
    ...(outcome.error?.issues ?? []).map((issue) => toInvalidVariable(issue, variables)),
    ...findTestOnlyVariables(variables),
  ];
  if (!outcome.success || faults.length > 0) throw new ConfigError(uniqueByVariable(faults));
  return Object.freeze(outcome.data) as Readonly<z.output<S>>;
};
