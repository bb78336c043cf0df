import { execFile, spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { seconds, type Benchmark } from './report.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const startMsMax = 900_000;
const stopMsMax = 30_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => {
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      });
  });

/** Starts the product in a folder and answers how long the address took; ends it again. */
const start = async (folder: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const took = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('no address in time'));
    }, startMsMax);
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!/Ctrl-C/.test(text)) return;
      clearTimeout(late);
      resolve(performance.now() - begun);
    });
    child.on('exit', () => {
      clearTimeout(late);
      reject(new Error(`npm start ended:\n${text.slice(-2000)}`));
    });
  });
  child.kill('SIGTERM');
  await Promise.race([
    ended,
    new Promise((_resolve, reject) => {
      setTimeout(() => {
        reject(new Error('did not end'));
      }, stopMsMax).unref();
    }),
  ]);
  return took;
};

/**
 * A fresh clone with empty caches of npm and Maven to the printed address, then a warm start. The registries' speed is part of the first figure.
 * Ports and folders are its own.
 */
export const starting: Benchmark = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-start-'));
  try {
    const clone = path.join(folder, 'clone');
    await promisify(execFile)('git', ['clone', '-q', repository, clone]);
    await mkdir(path.join(folder, 'npm'));
    const [port, standIns] = [await freePort(), await freePort()];
    const env = {
      ...process.env,
      npm_config_cache: path.join(folder, 'npm'),
      MAVEN_OPTS: `-Dmaven.repo.local=${path.join(folder, 'm2')}`,
      PORT: String(port),
      STAND_INS_PORT: String(standIns),
      SMTP_PORT: String(await freePort()),
    };
    const cold = await start(clone, env);
    const warm = await start(clone, env);
    return [
      { what: 'fresh clone, empty caches, to the printed address', value: seconds(cold) },
      { what: 'warm start to the printed address', value: seconds(warm) },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
