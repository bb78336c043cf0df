import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Part, type PartOptions } from './part.mjs';

const LIVES = 'console.log("ready"); setInterval(() => {}, 1000);';

describe('a part', () => {
  let folder = '';
  const said: string[] = [];
  const parts: Part[] = [];
  const part = (script: string, more: Partial<PartOptions> = {}) => {
    const made = new Part({
      name: 'stub',
      url: 'stub://',
      log: join(folder, 'stub.log'),
      program: { command: process.execPath, args: ['-e', script], env: process.env },
      readyLimitMs: 10_000,
      stopLimitMs: 1_000,
      say: (message) => said.push(message),
      ...more,
    });
    parts.push(made);
    return made;
  };
  const isAlive = (pid = 0) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-part-'));
    said.length = 0;
  });
  afterEach(async () => {
    await Promise.all(parts.splice(0).map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('a part, killed, comes back with a new pid and one line on the console', async () => {
    const back = new Promise<number | undefined>((resolve) => {
      void part(LIVES, { onBack: ({ pid }) => resolve(pid) })
        .start()
        .then(({ pid = 0 }) => process.kill(pid, 'SIGKILL'));
    });
    expect(isAlive(await back)).toBe(true);
    expect(said).toEqual([expect.stringMatching(/^stub died \(SIGKILL\); restarting in 0.25 s/)]);
  });

  it('a part, ended, stays away', async () => {
    const one = await part(LIVES).start();
    await one.stop();
    expect(isAlive(one.pid)).toBe(false);
    expect(said).toEqual([]);
  });

  it('a part, deaf to the wish to end, is killed after its limit', async () => {
    const one = await part(`process.on("SIGTERM", () => {}); ${LIVES}`, {
      stopLimitMs: 200,
    }).start();
    await one.stop();
    expect(isAlive(one.pid)).toBe(false);
  });

  it('a part, dying before it is ready, is told with the end of its log', async () => {
    await expect(part('console.error("no key"); process.exit(3)').start()).rejects.toThrow(
      /ended with code 3 before it was ready[^]*no key/,
    );
  });

  it('a part, that may fail once, is tried again', async () => {
    const mark = join(folder, 'mark');
    const script = `const { existsSync, writeFileSync } = require('node:fs'); if (!existsSync('${mark}')) { writeFileSync('${mark}', ''); process.exit(1); } ${LIVES}`;
    const one = await part(script, { startTries: 2 }).start();
    expect(isAlive(one.pid)).toBe(true);
    expect(said).toEqual([expect.stringContaining('did not come up, trying again')]);
  });

  it('a part, never ready, is given up and ended', async () => {
    const one = part('setInterval(() => {}, 1000)', { readyLimitMs: 300 });
    await expect(one.start()).rejects.toThrow('was not ready within 0.3 s');
    expect(isAlive(one.pid)).toBe(false);
  });

  it('a part, ended while it starts, gives up', async () => {
    const one = part('setInterval(() => {}, 1000)');
    const starting = expect(one.start()).rejects.toThrow('before it was ready');
    await one.stop();
    await starting;
  });

  it('errors, written by a part, are in its log', async () => {
    await part(`console.error("careful"); ${LIVES}`).start();
    expect(readFileSync(join(folder, 'stub.log'), 'utf8')).toContain('careful');
  });
});
