import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readProductUrls } from '../product.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

export interface DevProcess {
  readonly url: string;
  stop(): Promise<void>;
}

const readUrl = async (child: ChildProcess): Promise<string> => {
  const lines: string[] = [];
  if (!child.stdout) throw new Error('The process has no output');
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+(?=, with)/.exec(line) ?? [];
    if (url !== undefined) return url;
    lines.push(line);
  }
  throw new Error(`The development server ended:\n${lines.join('\n')}`);
};

/** Runs `npm run dev` of a remote, in a process group of its own because npm starts more. */
export const startDevProcess = async (remote: string): Promise<DevProcess> => {
  const child = spawn('npm', ['run', 'dev', '-w', `frontends/${remote}`], {
    cwd: repository,
    env: { ...process.env, PORT: '0', BFF_URL: readProductUrls().web },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  };
  try {
    return { url: await readUrl(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
