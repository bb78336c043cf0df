import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile, runFilePath } from '../product.ts';
import { freePort } from '../free-port.ts';

/** One more process of a service, as a second pod would be: the same program and settings, but for its port and what is given. */
export interface Twin {
  readonly url: string;
  /** Ends it as a crash would, for good. */
  readonly die: () => Promise<void>;
  /** Ends it as a crash would and starts it anew on the same port; settles when it is ready. */
  readonly crash: () => Promise<void>;
  /** Ends it in an orderly way; answers after how many milliseconds it was gone. */
  readonly end: () => Promise<number>;
}

export interface TwinWish {
  readonly variables?: Readonly<Record<string, string>>;
}

const readyMs = 120_000;
const endMs = 30_000;

/** Command and environment of a running process (Linux, proc(5)). */
const lifeOf = (
  pid: number,
): {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
} => {
  const parts = (name: string): string[] =>
    readFileSync(`/proc/${pid}/${name}`, 'utf8')
      .split('\0')
      .filter((part) => part !== '');
  return {
    command: parts('cmdline'),
    environment: Object.fromEntries(
      parts('environ').map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ]),
    ),
  };
};

const logOf = (name: string, port: number): string => {
  const file = path.join(path.dirname(runFilePath(process.env)), 'logs', `${name}-${port}.log`);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
};

/** Starts one more process of a service of the running product; settles when it is ready. */
export const startTwin = async (name: string, { variables = {} }: TwinWish = {}): Promise<Twin> => {
  const pid = readRunFile().services[name]?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  const {
    command: [program = process.execPath, ...args],
    environment,
  } = lifeOf(pid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const log = openSync(logOf(name, port), 'a');
    child = spawn(program, args, {
      env: { ...environment, ...variables, PORT: String(port) },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await eventually(async () => (await fetch(`${url}/health/ready`)).ok, {
      timeoutMs: readyMs,
      missing: `a twin of ${name} ready, log ${logOf(name, port)}`,
    });
  };
  const gone = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit', { signal: AbortSignal.timeout(endMs) });
    child.kill(signal);
    await exit;
  };
  await start().catch(async (error: unknown) => {
    await gone('SIGKILL');
    throw error;
  });
  return {
    url,
    die: () => gone('SIGKILL'),
    crash: async () => {
      await gone('SIGKILL');
      await start();
    },
    end: async () => {
      const begun = performance.now();
      await gone('SIGTERM');
      return performance.now() - begun;
    },
  };
};

/** Settings of a running service that name others, for twins that reach them another way. */
const settingsOf = (name: string): Readonly<Record<string, string>> =>
  lifeOf(readRunFile().services[name]?.pid ?? 0).environment;

/** A bff that reaches these services elsewhere. */
export const bffTowards = (
  urls: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Twin> => {
  const known = JSON.parse(settingsOf('bff').SERVICE_URLS ?? '{}') as Record<string, string>;
  return startTwin('bff', {
    variables: { ...variables, SERVICE_URLS: JSON.stringify({ ...known, ...urls }) },
  });
};
