import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface RunningProcess {
  readonly url: string;
  /** Of the figures for Prometheus; the stores and stand-ins have none. */
  readonly metricsUrl?: string;
  readonly pid?: number;
  readonly log?: string;
}

/** Content of `.local/run.json`, which changes when a process restarts. */
export interface RunFile {
  readonly web: string;
  readonly standIns: string;
  readonly startedAt: string;
  readonly infra: Readonly<Record<'kafka' | 'mongodb' | 'redis', RunningProcess>>;
  readonly services: Readonly<Record<string, RunningProcess>>;
}

const repository = path.resolve(import.meta.dirname, '../..');

export function runFilePath(env: NodeJS.ProcessEnv): string {
  return env.RUN_JSON ?? path.join(repository, '.local', 'run.json');
}

export function readRunFile(env: NodeJS.ProcessEnv = process.env): RunFile {
  const file = runFilePath(env);
  if (!existsSync(file)) {
    throw new Error(
      `These tests need the running product: ${file} is missing. Run "npm start" first or "npm test".`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
}

export function readProductUrls(env: NodeJS.ProcessEnv = process.env): {
  web: string;
  standIns: string;
} {
  if (env.WEB_URL && env.STAND_INS_URL) return { web: env.WEB_URL, standIns: env.STAND_INS_URL };
  const { web, standIns } = readRunFile(env);
  return { web, standIns };
}
