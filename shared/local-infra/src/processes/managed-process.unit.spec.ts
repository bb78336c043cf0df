import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess, type ManagedProcessOptions } from './managed-process.mjs';

const RUNS_FOREVER = 'console.log("ready"); setInterval(() => {}, 1000);';

describe('ManagedProcess', () => {
  let folder = '';
  const messages: string[] = [];
  const processes: ManagedProcess[] = [];
  const createProcess = (script: string, more: Partial<ManagedProcessOptions> = {}) => {
    const managedProcess = new ManagedProcess({
      name: 'stub',
      url: 'stub://',
      log: join(folder, 'stub.log'),
      program: { command: process.execPath, args: ['-e', script], env: process.env },
      readyTimeoutMs: 10_000,
      stopTimeoutMs: 1_000,
      report: (message) => messages.push(message),
      ...more,
    });
    processes.push(managedProcess);
    return managedProcess;
  };
  const isAlive = (pid: number | undefined) => {
    if (pid === undefined) throw new Error('no pid is known');
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-part-'));
    messages.length = 0;
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('restarts a killed process with a new pid and prints one line', async () => {
    const restarted = new Promise<number | undefined>((resolve) => {
      void createProcess(RUNS_FOREVER, { onRestarted: ({ pid }) => resolve(pid) })
        .start()
        .then(({ pid = 0 }) => process.kill(pid, 'SIGKILL'));
    });
    expect(isAlive(await restarted)).toBe(true);
    expect(messages).toEqual([
      expect.stringMatching(/^stub died \(SIGKILL\); restarting in 0.25 s/),
    ]);
  });

  it('has no pid between the exit of a process and its restart, also of a failed one', async () => {
    const markerFile = join(folder, 'mark');
    const failsSecondStart = [
      "const { readFileSync, writeFileSync } = require('node:fs');",
      `let starts = 1; try { starts += Number(readFileSync('${markerFile}', 'utf8')); } catch {}`,
      `writeFileSync('${markerFile}', String(starts));`,
      'if (starts === 2) process.exit(1);',
      RUNS_FOREVER,
    ].join('\n');
    const pids: (number | undefined)[] = [];
    await new Promise<void>((resolve) => {
      void createProcess(failsSecondStart, {
        onExit: ({ pid }) => pids.push(pid),
        onRestarted: () => resolve(),
      })
        .start()
        .then(({ pid = 0 }) => process.kill(pid, 'SIGKILL'));
    });
    expect(pids).toStrictEqual([undefined, undefined]);
  });

  it('does not restart a stopped process', async () => {
    const one = await createProcess(RUNS_FOREVER).start();
    const { pid } = one;
    await one.stop();
    expect([isAlive(pid), one.pid]).toEqual([false, undefined]);
    expect(messages).toEqual([]);
  });

  it('kills a process that ignores SIGTERM after the timeout', async () => {
    const one = await createProcess(`process.on("SIGTERM", () => {}); ${RUNS_FOREVER}`, {
      stopTimeoutMs: 200,
    }).start();
    const { pid } = one;
    await one.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('reports the end of the log when a process exits before it is ready', async () => {
    await expect(createProcess('console.error("no key"); process.exit(3)').start()).rejects.toThrow(
      /ended with code 3 before it was ready[^]*no key/,
    );
  });

  it('retries a start that is allowed to fail once', async () => {
    const markerFile = join(folder, 'mark');
    const script = [
      "const { existsSync, writeFileSync } = require('node:fs');",
      `const file = '${markerFile}';`,
      "if (!existsSync(file)) { writeFileSync(file, ''); process.exit(1); }",
      RUNS_FOREVER,
    ].join('\n');
    const one = await createProcess(script, { maxStartAttempts: 2 }).start();
    expect(isAlive(one.pid)).toBe(true);
    expect(messages).toEqual([expect.stringContaining('did not come up, trying again')]);
  });

  it('stops a process that never becomes ready', async () => {
    const pidFile = join(folder, 'pid');
    const one = createProcess(
      `require('node:fs').writeFileSync('${pidFile}', String(process.pid)); setInterval(() => {}, 1000)`,
      { readyTimeoutMs: 600 },
    );
    await expect(one.start()).rejects.toThrow('was not ready within 0.6 s');
    expect([isAlive(Number(readFileSync(pidFile, 'utf8'))), one.pid]).toEqual([false, undefined]);
  });

  it('gives up when it is stopped during the start', async () => {
    const one = createProcess('setInterval(() => {}, 1000)');
    const starting = expect(one.start()).rejects.toThrow('before it was ready');
    await one.stop();
    await starting;
  });

  it('writes stderr to the log', async () => {
    await createProcess(`console.error("careful"); ${RUNS_FOREVER}`).start();
    expect(readFileSync(join(folder, 'stub.log'), 'utf8')).toContain('careful');
  });
});
