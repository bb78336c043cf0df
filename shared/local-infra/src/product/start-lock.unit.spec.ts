import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { findLockHolder, acquireLock } from './start-lock.mjs';

/** Higher than any pid of Linux and macOS. */
const NOBODY = 99_999_999;

describe('the lock of npm start', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-lock-'));
    file = join(folder, 'start.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is free again after its release', () => {
    const lock = acquireLock(file);
    expect(lock).not.toHaveProperty('holder');
    if ('release' in lock) lock.release();
    expect(existsSync(file)).toBe(false);
  });

  it('can be taken from a process that no longer runs', () => {
    writeFileSync(file, String(NOBODY));
    expect(findLockHolder(file)).toBeUndefined();
    expect(acquireLock(file)).not.toHaveProperty('holder');
  });

  it('names the running process that holds it', async () => {
    const start: ChildProcess = spawn(
      process.execPath,
      ['-e', 'setInterval(() => {}, 1000)', 'start.mjs'],
      { stdio: 'ignore' },
    );
    await new Promise((resolve) => start.once('spawn', resolve));
    writeFileSync(file, String(start.pid));
    expect(acquireLock(file)).toEqual({ holder: start.pid });
    start.kill('SIGKILL');
    await new Promise((resolve) => start.once('exit', resolve));
  });

  it('can be taken when another program reused the process id', () => {
    if (process.platform !== 'linux') return;
    writeFileSync(file, String(process.ppid));
    expect(findLockHolder(file)).toBeUndefined();
  });
});
