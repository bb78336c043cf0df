import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../testing/index.ts';
import { createLogger } from './create-logger.ts';
import { openLogOutput } from './log-output.ts';

jest.setTimeout(30_000);

const folder = mkdtempSync(path.join(tmpdir(), 'log-output-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const openLogger = (fileDescriptor: number) =>
  createLogger({ service: 'order', level: 'info', destination: openLogOutput(fileDescriptor) });
/** Opened for reading and writing, it waits for no reader. */
const createPipe = (name: string): string => {
  const pipe = path.join(folder, name);
  execFileSync('mkfifo', [pipe]);
  return pipe;
};
const readPipe = (pipe: string) => {
  const file = `${pipe}.txt`;
  const reader = spawn('cat', [pipe], { stdio: ['ignore', openSync(file, 'w'), 'ignore'] });
  return {
    readSize: () => statSync(file).size,
    stop: async () => {
      reader.kill();
      await once(reader, 'exit');
    },
  };
};
const payload = 'x'.repeat(1_000);

describe('a log', () => {
  it('is complete after it was closed', async () => {
    const file = path.join(folder, 'file');
    const logger = openLogger(openSync(file, 'w'));
    for (let line = 0; line < 500; line += 1) logger.info({ payload }, 'placed');
    await logger.close();
    logger.info({}, 'lost');
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(500);
  });

  it('on a full disk neither ends the process nor keeps it from closing', async () => {
    const logger = openLogger(openSync('/dev/full', 'w'));
    for (let line = 0; line < 50; line += 1) logger.info({ payload }, 'placed');
    await logger.close();
  });

  it('that nobody reads drops lines, and says how many once it is read', async () => {
    const pipe = createPipe('pipe');
    const output = openLogOutput(openSync(pipe, constants.O_RDWR));
    const line = `${'x'.repeat(10_000)}\n`;
    const reports: number[] = [];
    output.onDropped((lines) => reports.push(lines));
    for (let count = 0; count < 600; count += 1) output.write(line);
    expect(reports).toEqual([]);
    const { readSize, stop } = readPipe(pipe);
    const [dropped = 0] = await eventually(() => (reports.length > 0 ? reports : undefined), {
      missing: 'the number of dropped lines',
    });
    expect(dropped).toBeGreaterThan(100);
    await eventually(() => readSize() === (600 - dropped) * line.length, {
      missing: 'every other line',
    });
    await output.close();
    await stop();
  });

  it('that nobody reads does not keep a process from closing it', async () => {
    const pipe = createPipe('silent');
    const held = openSync(pipe, constants.O_RDWR);
    const logger = openLogger(openSync(pipe, constants.O_RDWR));
    for (let line = 0; line < 500; line += 1) logger.info({ payload }, 'placed');
    await logger.close();
    // Frees the thread that still writes.
    const { readSize, stop } = readPipe(pipe);
    await eventually(() => readSize() > 0, { missing: 'bytes of the pipe' });
    await stop();
    closeSync(held);
  });
});
