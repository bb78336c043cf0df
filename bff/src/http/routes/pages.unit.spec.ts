import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPages, type PagesDeps } from './pages.ts';

let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(webRoot, 'shell/dist'), { recursive: true });
  await writeFile(path.join(webRoot, 'shell/dist/app.js'), '');
});
afterAll(() => rm(webRoot, { recursive: true }));

const download = async (failure: Error): Promise<void> => {
  const response = {
    headersSent: false,
    type: () => response,
    setHeader: () => response,
    sendFile: (_name: string, _options: object, done: (error: Error) => void) => {
      done(failure);
    },
  };
  const request = { method: 'GET', path: '/app.js', acceptsEncodings: () => false };
  const pages = createPages({ webRoot } as PagesDeps);
  await pages(request as never, response as never, () => undefined);
};

describe('a file of the pages', () => {
  it('is no error when the client goes away before its first byte', async () =>
    expect(
      await download(Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED' })),
    ).toBeUndefined());

  it('is an error when the disk fails', () =>
    expect(download(Object.assign(new Error('disk'), { code: 'EIO' }))).rejects.toThrow('disk'));
});
