import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { holderOf, takeLock } from './lock.mjs';

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

  it('a free lock, taken and released, is free again', () => {
    const lock = takeLock(file);
    expect(lock).not.toHaveProperty('holder');
    if ('release' in lock) lock.release();
    expect(existsSync(file)).toBe(false);
  });

  it('a lock, left by a process that is gone, can be taken', () => {
    writeFileSync(file, String(NOBODY));
    expect(holderOf(file)).toBeUndefined();
    expect(takeLock(file)).not.toHaveProperty('holder');
  });

  it('a lock, held by a running start, names its process', async () => {
    const start: ChildProcess = spawn(
      process.execPath,
      ['-e', 'setInterval(() => {}, 1000)', 'start.mjs'],
      { stdio: 'ignore' },
    );
    await new Promise((resolve) => start.once('spawn', resolve));
    writeFileSync(file, String(start.pid));
    expect(takeLock(file)).toEqual({ holder: start.pid });
    start.kill('SIGKILL');
    await new Promise((resolve) => start.once('exit', resolve));
  });

  it('a lock, whose number the system gave to another program, can be taken', () => {
    if (process.platform !== 'linux') return;
    writeFileSync(file, String(process.ppid));
    expect(holderOf(file)).toBeUndefined();
  });
});
