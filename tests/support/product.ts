import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One process of the running product, as `.local/run.json` tells it. */
export interface RunningProcess {
  readonly url: string;
  readonly pid?: number;
  readonly log?: string;
}

/** `.local/run.json` (local-infra.md, "Rules"): what runs now. It changes with every restart of a part. */
export interface RunFile {
  readonly web: string;
  readonly standIns: string;
  /** Instant at which this life of the product began. */
  readonly startedAt: string;
  readonly infra: Readonly<Record<'kafka' | 'mongodb' | 'redis', RunningProcess>>;
  readonly services: Readonly<Record<string, RunningProcess>>;
}

const repository = path.resolve(import.meta.dirname, '../..');

/** The path of the run file: RUN_JSON of `npm test`, else the one of a developer's `npm start`. */
export function runFilePath(env: NodeJS.ProcessEnv): string {
  return env.RUN_JSON ?? path.join(repository, '.local', 'run.json');
}

/** Reads the run file as it is now; throws with the cure when nothing runs. */
export function readRunFile(env: NodeJS.ProcessEnv = process.env): RunFile {
  const file = runFilePath(env);
  if (!existsSync(file)) {
    throw new Error(
      `These tests need the running product, and ${file} is not there. Run "npm start" in another terminal, or run "npm test", which starts its own.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
}

/** Addresses of the product under test, from WEB_URL, STAND_INS_URL and RUN_JSON, else from the run file. */
export function readProductUrls(env: NodeJS.ProcessEnv = process.env): {
  web: string;
  standIns: string;
} {
  if (env.WEB_URL && env.STAND_INS_URL) return { web: env.WEB_URL, standIns: env.STAND_INS_URL };
  const { web, standIns } = readRunFile(env);
  return { web, standIns };
}
