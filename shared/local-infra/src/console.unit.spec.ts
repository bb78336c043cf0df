import { printLine, reportStep } from './console.mjs';

const eraseLine = '\r\u001B[K';
const terminal = { isTTY: true, columns: 40 };
const { isTTY, columns } = process.stdout;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(process.stdout, { isTTY, columns });
});

const collectOutput = (output: object): readonly string[] => {
  const texts: string[] = [];
  Object.assign(process.stdout, { isTTY: false }, output);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  return texts;
};

const reportBuild = (tookMs: number, describe?: () => string): Promise<string> =>
  reportStep(
    'pages built',
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('unchanged'), tookMs);
      }),
    { summarize: (result) => result, ...(describe && { describe }) },
  );

const finishBuild = async (tookMs: number, describe?: () => string): Promise<void> => {
  const finished = reportBuild(tookMs, describe);
  await jest.advanceTimersByTimeAsync(tookMs);
  await finished;
};

describe('reportStep', () => {
  it('prints one line for a fast step', async () => {
    const texts = collectOutput({});
    await finishBuild(10);
    expect(texts).toEqual(['   0.0 s  pages built: unchanged\n']);
  });
  it('prints a line at the beginning of a slow step, every 15 s and at the end', async () => {
    const texts = collectOutput({});
    await finishBuild(31_000);
    expect(texts).toEqual([
      '     ...  pages built\n',
      '     ...  pages built (15 s)\n',
      '     ...  pages built (30 s)\n',
      '  31.0 s  pages built: unchanged\n',
    ]);
  });
  it('tells what a slow step does now', async () => {
    const texts = collectOutput({});
    await finishBuild(16_000, () => 'shop');
    expect(texts.slice(0, 2)).toEqual([
      '     ...  pages built (shop)\n',
      '     ...  pages built (15 s, shop)\n',
    ]);
  });
  it('rewrites one line of a terminal each second and leaves only the end', async () => {
    const texts = collectOutput(terminal);
    await finishBuild(2_000);
    expect(texts).toEqual([
      `${eraseLine}     ...  pages built`,
      `${eraseLine}     ...  pages built (1 s)`,
      eraseLine,
      '   2.0 s  pages built: unchanged\n',
    ]);
  });
  it('cuts the line at the width of the terminal', async () => {
    const texts = collectOutput(terminal);
    await finishBuild(500, () => 'a text that is longer than the terminal is wide');
    expect(texts[0]).toBe(`${eraseLine}     ...  pages built (a text that is l`);
  });
  it('stops telling about a step that fails', async () => {
    const texts = collectOutput(terminal);
    const failing = reportStep('pages built', () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(texts).toEqual([]);
  });
});

describe('printLine', () => {
  it('does not append to the line of the running steps', async () => {
    const texts = collectOutput(terminal);
    const finished = reportBuild(900);
    await jest.advanceTimersByTimeAsync(500);
    printLine('the mail stand-in uses port 2525');
    await jest.advanceTimersByTimeAsync(400);
    await finished;
    expect(texts.slice(1, 3)).toEqual([eraseLine, 'the mail stand-in uses port 2525\n']);
  });
});
