import { renderBatch, type RenderBatchOptions } from './render-batch.ts';

/** A thread that does what the document says. */
const script = `
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ kind, data }) => {
    if (data === 'hang') for (;;);
    if (data === 'fill') for (const lists = []; ; ) lists.push(Array(1_000_000).fill(lists));
    if (data === 'exit') process.exit(3);
    const text = kind === 'end' ? '/' + workerData.batchTitle : data === 'none' ? '' : data;
    parentPort.postMessage(
      data === 'fail'
        ? { ok: false, message: 'no such glyph' }
        : { ok: true, pdf: new TextEncoder().encode(text) },
    );
  });
`;
const options: RenderBatchOptions = {
  workerScript: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
  fontFolder: new URL('file:///fonts/'),
  timeoutMs: 30_000,
  title: 'November',
};

async function* toDocuments(commands: readonly string[], onRead: (command: string) => void) {
  for (const command of commands) {
    await Promise.resolve();
    onRead(command);
    yield command;
  }
}
const render = (commands: readonly string[], changes: Partial<RenderBatchOptions> = {}) => {
  const read: string[] = [];
  const chunks = renderBatch(
    toDocuments(commands, (command) => read.push(command)),
    { ...options, ...changes },
  );
  return { chunks, read };
};
const readAll = async ({ chunks }: ReturnType<typeof render>): Promise<readonly string[]> => {
  const texts: string[] = [];
  for await (const chunk of chunks) texts.push(chunk.toString());
  return texts;
};

describe('renderBatch', () => {
  it('answers what each document adds, and the end of the file with its title', async () =>
    expect(await readAll(render(['a', 'none', 'b']))).toEqual(['a', 'b', '/November']));

  it('reads the next document only when what was drawn has been taken', async () => {
    const { chunks, read } = render(['a', 'b', 'c']);
    await chunks.next();
    expect(read).toEqual(['a']);
    await chunks.next();
    expect(read).toEqual(['a', 'b']);
    await chunks.return(undefined);
    expect((await chunks.next()).done).toBe(true);
    expect(read).toEqual(['a', 'b']);
  });

  it.each([
    ['exit', 'ended with code 3'],
    ['fail', 'no such glyph'],
    ['fill', 'memory limit'],
  ])(
    'breaks off when a document makes the thread %s',
    async (command, message) => {
      const { chunks } = render(['a', command, 'b']);
      expect((await chunks.next()).value?.toString()).toBe('a');
      await expect(chunks.next()).rejects.toThrow(message);
      expect((await chunks.next()).done).toBe(true);
    },
    30_000,
  );

  it('breaks off when a document takes too long', async () => {
    await expect(render(['hang'], { timeoutMs: 300 }).chunks.next()).rejects.toThrow(/abort/);
  });

  it('breaks off when the documents cannot be read', async () => {
    const failing = (async function* (): AsyncGenerator<string> {
      yield 'a';
      await Promise.reject(new Error('the store is away'));
    })();
    await expect(readAll({ chunks: renderBatch(failing, options), read: [] })).rejects.toThrow(
      'the store is away',
    );
  });
});
