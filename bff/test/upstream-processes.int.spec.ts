import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { eventually, silentLogger } from '@tokri/service-kit/testing';
import { createUpstream } from '../src/upstreams/create-upstream.ts';
import type { Upstream } from '../src/upstreams/upstream.ts';

const script = path.join(import.meta.dirname, 'support/upstream-process.mjs');
const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
const recentAnswers = 600;
const workers = 6;

const processes: ChildProcess[] = [];
let upstream: Upstream | undefined;
afterEach(() => {
  upstream?.stop();
  for (const each of processes.splice(0)) each.kill();
});

const startProcess = async (address: string, port: number): Promise<number> => {
  const started = fork(script, [address, String(port)]);
  processes.push(started);
  return new Promise((resolve, reject) => {
    started.once('message', (message: { readonly port: number }) => {
      resolve(message.port);
    });
    started.once('exit', () => {
      reject(new Error(`no process on ${address}:${port}`));
    });
  });
};

const callContinuously = (target: Upstream, isOver: () => boolean) => {
  const answers: string[] = [];
  const work = async (): Promise<void> => {
    while (!isOver()) {
      const { body } = await target.send({
        callClass: 'read',
        method: 'GET',
        path: '/',
        headers: {},
        timeoutMs: 2_000,
      });
      answers.push(body.toString());
    }
  };
  return {
    finished: Promise.all(Array.from({ length: workers }, work)),
    shareOf: (address: string): number =>
      answers.slice(-recentAnswers).filter((answer) => answer === address).length / recentAnswers,
  };
};

const createTestUpstream = (port: number, known: readonly string[]): Upstream =>
  createUpstream({
    name: 'orders',
    url: `http://orders.test:${port}`,
    timeoutMs: { read: 2_000, write: 2_000, upload: 2_000, image: 2_000 },
    breakerResetMs: 1_000,
    logger: silentLogger,
    random: () => 0.5,
    onRetry: () => undefined,
    resolveAddresses: () => Promise.resolve(known.map((address) => ({ address, family: 4 }))),
  });

describe('an upstream with several processes behind its name', () => {
  it('gives a new process its share of the requests within 10 s', async () => {
    const [first, second, third] = addresses;
    const port = await startProcess(first, 0);
    await startProcess(second, port);
    const known: string[] = [first, second];
    upstream = createTestUpstream(port, known);
    let isOver = false;
    const calls = callContinuously(upstream, () => isOver);
    try {
      await eventually(() => calls.shareOf(first) > 0.25 && calls.shareOf(second) > 0.25, {
        missing: 'both processes get requests',
      });
      await startProcess(third, port);
      known.push(third);
      await eventually(() => calls.shareOf(third) > 0.25, {
        timeoutMs: 10_000,
        missing: 'the new process gets its share',
      });
    } finally {
      isOver = true;
      await calls.finished;
    }
  });

  it('asks each process, and knows which one does not answer', async () => {
    const [first, second, third] = addresses;
    const port = await startProcess(first, 0);
    await startProcess(second, port);
    upstream = createTestUpstream(port, [first, third, second]);
    const answers = await upstream.askEachProcess('/', 2_000);
    expect(answers.map((answer) => answer?.body.toString())).toEqual([first, undefined, second]);
  });
});
