import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toTopicPlan } from '../src/kafka/index.ts';
import { eventually, testEnvironment } from '../src/testing/index.ts';
import { shipmentEvents } from './fixture.ts';
import { startKillableProcess, type KillableProcess } from './killable-process.ts';

const environment = testEnvironment({ service: 'kit', name: 'restart' });
const folder = mkdtempSync(path.join(tmpdir(), 'members-'));
/** The session of a killed member ends after 10 s. */
const withoutWaitingMs = 4_000;

const processes: KillableProcess[] = [];
const startProcess = (memberFile: string): KillableProcess => {
  const started = startKillableProcess(environment, memberFile);
  processes.push(started);
  return started;
};

const subscribe = ({ broker }: KillableProcess, group: string) =>
  broker.subscribe({
    group,
    topics: [shipmentEvents.name],
    from: 'beginning',
    commit: true,
    onMessage: () => Promise.resolve('done'),
  });

beforeAll(() =>
  startProcess(path.join(folder, 'admin')).broker.ensureTopics([toTopicPlan(shipmentEvents)]),
);
afterAll(async () => {
  for (const { broker, revive } of processes) {
    revive();
    await broker.close();
  }
  rmSync(folder, { recursive: true });
});

const recordedMembers = (file: string): readonly string[] =>
  Object.values(
    (JSON.parse(readFileSync(file, 'utf8')) as { members: Record<string, string[]> }).members,
  ).flat();

describe('a restarted consumer with a member file', () => {
  it('joins its group without waiting for the session of its killed predecessor', async () => {
    const file = path.join(folder, 'replaced');
    const first = startProcess(file);
    await (
      await subscribe(first, 'replaced')
    ).joined;
    first.kill();

    const startedAtMs = performance.now();
    await (
      await subscribe(startProcess(file), 'replaced')
    ).joined;

    expect(performance.now() - startedAtMs).toBeLessThan(withoutWaitingMs);
    expect(recordedMembers(file)).toHaveLength(1);
  });

  it('remembers its member id while it waits to join, because it may be killed then', async () => {
    const blockingFile = path.join(folder, 'blocking');
    const blocking = startProcess(blockingFile);
    await (
      await subscribe(blocking, 'waiting')
    ).joined;
    blocking.kill();
    const file = path.join(folder, 'waiting');
    let hasJoined = false;

    const waiting = subscribe(startProcess(file), 'waiting').then(async ({ joined }) => {
      await joined;
      hasJoined = true;
    });

    await eventually(() => recordedMembers(file).length === 1, { missing: 'the member id' });
    expect(hasJoined).toBe(false);
    await subscribe(startProcess(blockingFile), 'waiting');
    await waiting;
  });
});
