import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from '../processes/process-identity.mjs';
import { readRunFile, writeRunFile } from './run-file.mjs';
import { acquireLock, findLockHolder } from './start-lock.mjs';
import { stopProduct } from './stop-product.mjs';

/** Higher than any pid of Linux and macOS. */
const NOBODY = 99_999_999;

let folder = '';
let file = '';
let other: ChildProcess;
const writeLock = (pid: number | undefined, identity: string | undefined) =>
  writeFileSync(file, JSON.stringify({ pid, identity }));
const isRunning = () => other.exitCode === null && other.signalCode === null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokri-lock-'));
  file = join(folder, 'start.lock');
  // The same command line as that of the start in this folder.
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.mjs'], {
    stdio: 'ignore',
  });
  await once(other, 'spawn');
});
afterEach(async () => {
  if (isRunning()) {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('the lock of npm start', () => {
  it('is free again after its release', () => {
    const lock = acquireLock(file);
    expect(findLockHolder(file)).toBe(process.pid);
    if ('release' in lock) lock.release();
    expect(existsSync(file)).toBe(false);
  });

  it('names the running process that holds it', () => {
    writeLock(other.pid, processIdentity(other.pid ?? 0));
    expect(acquireLock(file)).toEqual({ holder: other.pid });
  });

  it.each<[string, () => [number | undefined, string | undefined]]>([
    ['whose process no longer runs', () => [NOBODY, 'start time']],
    ['whose pid another process has now', () => [other.pid, 'start time of the former process']],
    ['without a start time', () => [other.pid, undefined]],
  ])('can be taken over from a file %s', (_what, entry) => {
    const [pid, identity] = entry();
    writeLock(pid, identity);
    expect(findLockHolder(file)).toBeUndefined();
    expect(acquireLock(file)).not.toHaveProperty('holder');
    expect(findLockHolder(file)).toBe(process.pid);
  });

  it('can be taken over from a file that is cut off', () => {
    writeFileSync(file, '{"pid": 1');
    expect(acquireLock(file)).not.toHaveProperty('holder');
  });
});

describe('processIdentity', () => {
  it('differs between processes and ends with the process', async () => {
    const identity = processIdentity(other.pid ?? 0);
    expect(identity).toBe(processIdentity(other.pid ?? 0));
    expect(identity).not.toBe(processIdentity(process.pid));
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(processIdentity(other.pid ?? 0)).toBeUndefined();
  });

  it('belongs to one boot of the machine', () => {
    if (process.platform !== 'linux') return;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    expect(processIdentity(process.pid)).toContain(boot);
  });
});

describe('npm run stop', () => {
  it('signals no process that took over the pid of a former start', async () => {
    writeLock(other.pid, 'start time of the former process');
    expect(await stopProduct({ lockFile: file } as never)).toBe('nothing runs');
    expect(isRunning()).toBe(true);
  });

  it('ends the start that holds the lock', async () => {
    writeLock(other.pid, processIdentity(other.pid ?? 0));
    const exit = once(other, 'exit');
    expect(await stopProduct({ lockFile: file } as never)).toBe('ended');
    expect(await exit).toEqual([null, 'SIGTERM']);
  });
});

describe('the run file', () => {
  const run = {
    web: '',
    standIns: '',
    taxMode: '0',
    pid: 7,
    startedAt: '',
    infra: {},
    services: {},
  };
  const path = () => join(folder, 'run.json');

  it('counts only as long as the start that wrote it holds the lock', () => {
    writeRunFile(path(), run);
    expect(readRunFile(path(), 7)).toEqual(run);
    expect([readRunFile(path(), 8), readRunFile(path(), undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['', '{"web":', 'null'])('is ignored when it holds %j', (content) => {
    writeFileSync(path(), content);
    expect(readRunFile(path(), 7)).toBeUndefined();
  });
});
