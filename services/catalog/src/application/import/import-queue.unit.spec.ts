import { abandonedAfterMs, beginImport } from '../../domain/import/progress.ts';
import type { ImportRecord } from '../../domain/import/progress.ts';
import type { ImportStore } from '../ports/imports.ts';
import { createImportQueue } from './import-queue.ts';
import type { RunImportDeps } from './run-import.ts';

const startMs = new Date('2025-11-21T10:00:00Z').getTime();

/** Imports whose file is missing end at once, so only the queue is tested. */
const start = ({ isStoreAway = false } = {}) => {
  let nowMs = startMs;
  const clock = () => new Date(nowMs);
  const all = new Map<number, ImportRecord & { owner: string | null }>();
  const gates: (() => void)[] = [];
  const imports: Partial<ImportStore> = {
    acquireLease: async (importId, { owner, now }) => {
      const record = all.get(importId);
      if (!record) return null;
      const { owner: _previous, ...leased } = record;
      all.set(importId, { ...record, owner, movedAt: now });
      return leased;
    },
    save: async (progress, owner) => {
      const record = all.get(progress.importId);
      if (record?.owner !== owner) return 'lost';
      all.set(progress.importId, { ...record, ...progress });
      return 'saved';
    },
    heartbeat: async (importId, _owner, now) => {
      const record = all.get(importId);
      if (record) all.set(importId, { ...record, movedAt: now });
    },
    release: async (importId) => {
      const record = all.get(importId);
      if (record) all.set(importId, { ...record, owner: null });
    },
    listAbandoned: async (silentSince) =>
      [...all.values()]
        .filter(({ owner, movedAt }) => owner === null || movedAt < silentSince)
        .map(({ importId }) => importId),
  };
  const queue = createImportQueue({
    imports,
    clock,
    owner: 'this process',
    imageStore: {
      listNames: async () => {
        if (isStoreAway) throw new Error('store is away');
        await new Promise<void>((resolve) => gates.push(resolve));
        return new Map();
      },
    },
    files: { read: async () => null },
    parseMapping: () => null,
    onFailure: () => undefined,
    wait: async () => undefined,
  } as unknown as RunImportDeps);
  const put = (importId: number, owner: string): void => {
    all.set(importId, {
      ...beginImport(importId, 'check', clock()),
      fileName: 'list.csv',
      startedBy: 1,
      startedAt: clock(),
      header: [],
      mapping: '',
      undoneBy: null,
      attempts: 1,
      fencingToken: 1,
      owner,
    });
  };
  return {
    all,
    queue,
    put,
    add: (importId: number) =>
      queue.add(async () => {
        put(importId, 'this process');
        return importId;
      }),
    openGates: () => {
      for (const open of gates.splice(0)) open();
    },
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('createImportQueue', () => {
  it('takes three imports at a time', async () => {
    const { add } = start();
    await Promise.all([add(1), add(2), add(3)]);
    await expect(add(4)).rejects.toMatchObject({ code: 'overloaded' });
  });

  it('keeps a waiting import of its own from being resumed', async () => {
    const { queue, add, advance } = start();
    await add(1);
    await add(2);
    advance(abandonedAfterMs * 3);
    expect(await queue.resumeAbandoned()).toBe(0);
  });

  it('reports its imports as alive', async () => {
    const { all, queue, add, advance } = start();
    await add(1);
    advance(abandonedAfterMs);
    await queue.sendHeartbeats();
    expect(all.get(1)?.movedAt).toEqual(new Date(startMs + abandonedAfterMs));
  });

  it('resumes an import of a process without heartbeats', async () => {
    const { all, queue, put, advance, openGates } = start();
    put(7, 'a process that is gone');
    expect(await queue.resumeAbandoned()).toBe(0);
    advance(abandonedAfterMs + 1);
    expect(await queue.resumeAbandoned()).toBe(1);
    await new Promise(setImmediate);
    openGates();
    await queue.stop();
    expect(all.get(7)).toMatchObject({ owner: 'this process', state: 'Refused' });
  });

  it('leaves its imports to another process when it stops', async () => {
    const { all, queue, add, openGates } = start();
    await add(1);
    await add(2);
    await new Promise(setImmediate);
    const stopped = queue.stop();
    openGates();
    await stopped;
    expect(all.get(2)).toMatchObject({ owner: null, state: 'Waiting' });
  });

  it('leaves an import to be resumed when the store is unavailable', async () => {
    const { all, queue, add } = start({ isStoreAway: true });
    await add(1);
    await queue.stop();
    expect(all.get(1)).toMatchObject({ owner: null, state: 'Waiting' });
  });
});
