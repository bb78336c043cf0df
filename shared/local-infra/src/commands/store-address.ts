import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LOCAL } from '../folders.mjs';
import { UsageError } from '../cli.mjs';

const store = z.object({ url: z.string() });
const runFile = z.object({ infra: z.object({ kafka: store, mongodb: store }) });

/** The address in the variable, or else that of the product which runs in this folder. */
export const readStoreAddress = (
  name: 'kafka' | 'mongodb',
  variable: string,
  env: NodeJS.ProcessEnv,
): string => {
  const given = env[variable];
  if (given) return given;
  try {
    return runFile.parse(JSON.parse(readFileSync(LOCAL.runFile, 'utf8'))).infra[name].url;
  } catch {
    throw new UsageError(`Nothing runs in this folder: npm start, or set ${variable}.`);
  }
};
