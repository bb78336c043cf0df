import { eventually } from '../testing/eventually.ts';
import { RenderQueue, type RenderQueueOptions } from './render-queue.ts';

/** A thread that does what the document says. */
const script = `
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  parentPort.on('message', (command) => {
    if (command === 'hang') for (;;);
    if (command === 'fill') for (const lists = []; ; ) lists.push(Array(1_000_000).fill(lists));
    if (command === 'exit') process.exit(3);
    if (command === 'throw') throw new Error('thrown in the thread');
    const text = command === 'thread' ? String(threadId) : workerData.fontFolder;
    parentPort.postMessage(
      command === 'fail'
        ? { ok: false, message: 'no such glyph' }
        : { ok: true, pdf: new TextEncoder().encode(text) },
    );
  });
`;
const queues: RenderQueue<string>[] = [];
const createQueue = ({
  maxWaiting = 3,
  timeoutMs = 30_000,
  idleMs = 30_000,
  ...options
}: Partial<RenderQueueOptions> = {}) => {
  const queue = new RenderQueue<string>({
    workerScript: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    fontFolder: new URL('file:///fonts/'),
    maxWaiting,
    timeoutMs,
    idleMs,
    ...options,
  });
  queues.push(queue);
  return async (command: string): Promise<string> => (await queue.render(command)).toString();
};
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.stop())));

const busy = { code: 'overloaded', retryAfterSeconds: 2 };

describe('RenderQueue', () => {
  it('renders in one thread that knows its fonts', async () => {
    const render = createQueue();
    expect(await render('fonts')).toBe('file:///fonts/');
    const [first, second] = await Promise.all([render('thread'), render('thread')]);
    expect(second).toBe(first);
  });

  it('answers at once that it is busy when too many documents wait', async () => {
    const render = createQueue({ maxWaiting: 1, timeoutMs: 500 });
    const hanging = expect(render('hang')).rejects.toMatchObject(busy);
    const waiting = render('fonts');
    await expect(render('fonts')).rejects.toMatchObject(busy);
    await hanging;
    expect(await waiting).toBe('file:///fonts/');
  });

  it.each([
    ['exit', 'ended with code 3'],
    ['throw', 'thrown in the thread'],
    ['fail', 'no such glyph'],
  ])('fails the document of %s and renders the next one', async (command, message) => {
    const render = createQueue();
    const failing = expect(render(command)).rejects.toThrow(message);
    const next = render('fonts');
    await failing;
    expect(await next).toBe('file:///fonts/');
  });

  it.each([
    ['time', 'hang'],
    ['memory', 'fill'],
  ])(
    'says that a document is too large that needs too much %s',
    async (_resource, command) => {
      const toLargeError = () => new Error('too large');
      const render = createQueue({ timeoutMs: command === 'hang' ? 500 : 30_000, toLargeError });
      await expect(render(command)).rejects.toThrow('too large');
      expect(await render('fonts')).toBe('file:///fonts/');
    },
    30_000,
  );

  it('ends an idle thread and starts another one for the next document', async () => {
    const render = createQueue({ idleMs: 1 });
    const first = await render('thread');
    await eventually(async () => (await render('thread')) !== first, {
      missing: 'another thread',
    });
  });

  it('rejects what waits when it stops', async () => {
    const render = createQueue();
    const rejections = Promise.all(
      [render('hang'), render('fonts')].map((rendering) =>
        expect(rendering).rejects.toMatchObject(busy),
      ),
    );
    await queues[0]?.stop();
    await rejections;
  });
});
