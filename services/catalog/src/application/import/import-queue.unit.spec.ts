import { abandonedAfterMs, isFinished } from '../../domain/import/progress.ts';
import type { ImportProgress } from '../../domain/import/progress.ts';
import { defaultMapping } from '../../domain/import/mapping.ts';
import type { ImportItemsDeps } from './import-items.ts';
import { createImportQueue, endAbandonedImports } from './import-queue.ts';
import type { ImportFile, ImportStore } from '../ports/imports.ts';

const memoryImports = () => {
  const all = new Map<number, ImportProgress>();
  const runs = (importId: number): boolean => {
    const stored = all.get(importId);
    return stored !== undefined && !isFinished(stored);
  };
  let last = 0;
  const imports: ImportStore = {
    nextId: async () => {
      last += 1;
      return last;
    },
    begin: async (startMs) => {
      all.set(startMs.importId, startMs);
    },
    save: async (progress) =>
      runs(progress.importId) && all.set(progress.importId, progress) !== undefined,
    heartbeat: async (importId, movedAt) => {
      if (runs(importId)) all.set(importId, { ...(all.get(importId) as ImportProgress), movedAt });
    },
    find: async (importId) => all.get(importId) ?? null,
    listUnfinished: async () => [...all.values()].filter((progress) => !isFinished(progress)),
    end: async (found, ended) => {
      if (!runs(found.importId) || all.get(found.importId)?.movedAt !== found.movedAt) return false;
      all.set(found.importId, ended);
      return true;
    },
  };
  return { all, imports };
};

const slowFile = () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const file: ImportFile = {
    columns: async () => {
      await gate;
      return [];
    },
    rows: async function* none() {},
  };
  return {
    file,
    release: () => {
      release();
    },
  };
};

const startMs = new Date('2025-11-21T10:00:00Z').getTime();

describe('createImportQueue', () => {
  const start = () => {
    const { all, imports } = memoryImports();
    let nowMs = startMs;
    const clock = () => new Date(nowMs);
    const deps = {
      imports,
      clock,
      onFailure: () => undefined,
      wait: async () => undefined,
    } as unknown as ImportItemsDeps;
    const queue = createImportQueue(deps);
    const add = (file: ImportFile) => queue.add(file, defaultMapping, (next) => next());
    return {
      all,
      queue,
      add,
      sweep: () => endAbandonedImports({ imports, clock }),
      advance: (ms: number) => {
        nowMs += ms;
      },
    };
  };

  it('keeps a waiting import alive for longer than the abandonment timeout', async () => {
    const { all, queue, add, sweep, advance } = start();
    const slow = slowFile();
    await add(slow.file);
    const second = await add(slow.file);
    expect(all.get(second)?.state).toBe('Waiting');
    advance(abandonedAfterMs * 3);
    await queue.sendHeartbeats();
    expect(await sweep()).toBe(0);
    expect(all.get(second)?.state).toBe('Waiting');
    slow.release();
    await queue.stop();
    expect([...all.values()].map(({ errors }) => errors[0]?.message)).not.toContain(
      'The import was interrupted. Send the file again; nothing is imported twice.',
    );
  });

  it('ends running and waiting imports of a process without heartbeats', async () => {
    const { all, add, sweep, advance } = start();
    const slow = slowFile();
    await add(slow.file);
    await add(slow.file);
    advance(abandonedAfterMs + 1);
    expect(await sweep()).toBe(2);
    expect([...all.values()].map(({ state }) => state)).toEqual(['Refused', 'Refused']);
  });

  it('does not start an import that was ended while its process was suspended', async () => {
    const { all, queue, add, sweep, advance } = start();
    const slow = slowFile();
    await add(slow.file);
    const second = await add(slow.file);
    advance(abandonedAfterMs + 1);
    await sweep();
    const ended = all.get(second);
    slow.release();
    await queue.stop();
    expect(all.get(second)).toBe(ended);
  });

  it('reports a restart for waiting imports when it stops', async () => {
    const { all, queue, add } = start();
    const slow = slowFile();
    await add(slow.file);
    const second = await add(slow.file);
    const stopped = queue.stop();
    slow.release();
    await stopped;
    expect(all.get(second)).toMatchObject({
      state: 'Refused',
      errors: [{ message: expect.stringMatching(/restarted/) }],
    });
  });
});
