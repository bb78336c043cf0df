import { reportStep } from './console.mjs';

const collectLines = async (tookMs: number): Promise<readonly string[]> => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => lines.push(String(text)) > 0);
  const finished = reportStep(
    'pages built',
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('unchanged'), tookMs);
      }),
    (result) => result,
  );
  await jest.advanceTimersByTimeAsync(tookMs);
  await finished;
  write.mockRestore();
  jest.useRealTimers();
  return lines.map((line) => line.trim().replace(/^[\d.]+ s/, 'N s'));
};

describe('reportStep', () => {
  it('announces the beginning and the end of a slow step', async () =>
    expect(await collectLines(5_000)).toEqual(['...  pages built', 'N s  pages built: unchanged']));
  it('prints one line for a fast step', async () =>
    expect(await collectLines(10)).toEqual(['N s  pages built: unchanged']));
});
