import { execFile, spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@tokri/service-kit/testing';
import { seconds, type Benchmark } from './report.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const startTimeoutMs = 900_000;
const stopTimeoutMs = 30_000;

const measureStart = async (folder: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const startMs = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const durationMs = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('no address in time'));
    }, startTimeoutMs);
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!/Ctrl-C/.test(text)) return;
      clearTimeout(timer);
      resolve(performance.now() - startMs);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      reject(new Error(`npm start ended:\n${text.slice(-2000)}`));
    });
  });
  child.kill('SIGTERM');
  await Promise.race([
    ended,
    new Promise((_resolve, reject) => {
      setTimeout(() => {
        reject(new Error('did not end'));
      }, stopTimeoutMs).unref();
    }),
  ]);
  return durationMs;
};

export const coldStart: Benchmark = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-start-'));
  try {
    const clone = path.join(folder, 'clone');
    await promisify(execFile)('git', ['clone', '-q', repository, clone]);
    await mkdir(path.join(folder, 'npm'));
    const [port, standInsPort] = [await findFreePort(), await findFreePort()];
    const env = {
      ...process.env,
      npm_config_cache: path.join(folder, 'npm'),
      MAVEN_OPTS: `-Dmaven.repo.local=${path.join(folder, 'm2')}`,
      PORT: String(port),
      STAND_INS_PORT: String(standInsPort),
      SMTP_PORT: String(await findFreePort()),
    };
    const cold = await measureStart(clone, env);
    const warm = await measureStart(clone, env);
    return [
      { label: 'fresh clone, empty caches, to the printed address', value: seconds(cold) },
      { label: 'warm start to the printed address', value: seconds(warm) },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
