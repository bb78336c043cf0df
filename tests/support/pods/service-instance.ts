import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually, findFreePort } from '@tokri/service-kit/testing';
import { readRunFile, runFilePath } from '../product.ts';

export interface ServiceInstance {
  readonly url: string;
  /** Changes with a restart. */
  readonly pid: () => number | undefined;
  readonly kill: () => Promise<void>;
  readonly crashAndRestart: () => Promise<void>;
  /** Ends the process with SIGTERM and starts its successor on the same port. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<number>;
}

export interface InstanceOptions {
  readonly environmentOverrides?: Readonly<Record<string, string>>;
  /** Runs instead of the bundle of the product. */
  readonly bundle?: string | undefined;
}

const readyTimeoutMs = 120_000;
const stopTimeoutMs = 30_000;

const readProcess = (
  pid: number,
): {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
} => {
  const readEntries = (name: string): string[] =>
    readFileSync(`/proc/${pid}/${name}`, 'utf8')
      .split('\0')
      .filter((part) => part !== '');
  return {
    command: readEntries('cmdline'),
    environment: Object.fromEntries(
      readEntries('environ').map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ]),
    ),
  };
};

const logPath = (name: string, port: number): string => {
  const file = path.join(path.dirname(runFilePath(process.env)), 'logs', `${name}-${port}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
};

export const startInstance = async (
  name: string,
  { environmentOverrides = {}, bundle }: InstanceOptions = {},
): Promise<ServiceInstance> => {
  const pid = readRunFile().services[name]?.pid;
  if (pid === undefined) throw new Error(`${name} is not running`);
  const {
    command: [program = process.execPath, ...productArgs],
    environment,
  } = readProcess(pid);
  const args = bundle === undefined ? productArgs : [...productArgs.slice(0, -1), bundle];
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const log = openSync(logPath(name, port), 'a');
    child = spawn(program, args, {
      env: {
        ...environment,
        KAFKA_MEMBER_FILE: `${logPath(name, port)}.members`,
        ...environmentOverrides,
        PORT: String(port),
        METRICS_PORT: '0',
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await eventually(async () => (await fetch(`${url}/health/ready`)).ok, {
      timeoutMs: readyTimeoutMs,
      missing: `instance of ${name} ready, log ${logPath(name, port)}`,
    });
  };
  const terminate = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit', { signal: AbortSignal.timeout(stopTimeoutMs) });
    child.kill(signal);
    await exit;
  };
  await start().catch(async (error: unknown) => {
    await terminate('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: () => child.pid,
    kill: () => terminate('SIGKILL'),
    crashAndRestart: async () => {
      await terminate('SIGKILL');
      await start();
    },
    restart: async () => {
      await terminate('SIGTERM');
      await start();
    },
    stop: async () => {
      const startMs = performance.now();
      await terminate('SIGTERM');
      return performance.now() - startMs;
    },
  };
};

const readEnvironment = (name: string): Readonly<Record<string, string>> =>
  readProcess(readRunFile().services[name]?.pid ?? 0).environment;

export const startBffWithUpstreams = (
  upstreamUrls: Readonly<Record<string, string>>,
  environmentOverrides: Readonly<Record<string, string>> = {},
  bundle?: string,
): Promise<ServiceInstance> => {
  const currentUrls = JSON.parse(readEnvironment('bff').SERVICE_URLS ?? '{}') as Record<
    string,
    string
  >;
  return startInstance('bff', {
    bundle,
    environmentOverrides: {
      ...environmentOverrides,
      SERVICE_URLS: JSON.stringify({ ...currentUrls, ...upstreamUrls }),
    },
  });
};
