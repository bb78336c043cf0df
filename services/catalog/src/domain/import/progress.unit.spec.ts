import { dayMs } from '@tokri/contracts/dates';
import type { RowError } from './draft.ts';
import {
  abandonedAfterMs,
  heartbeatIntervalMs,
  beginImport,
  maxListedErrors,
  canUndo,
  isFinished,
  refuseImport,
  withErrors,
} from './progress.ts';

const now = new Date('2025-11-21T10:00:00Z');
const error = (row: number): RowError => ({ row, field: 'Code', message: 'is missing' });

describe('ImportProgress', () => {
  it('starts as Waiting without errors', () =>
    expect(beginImport(3, 'check', now)).toMatchObject({
      importId: 3,
      state: 'Waiting',
      rows: 0,
      errors: [],
      errorCount: 0,
      movedAt: now,
    }));
  it('only counts errors above the list limit', () => {
    const progress = withErrors(
      withErrors(beginImport(3, 'check', now), [error(1)]),
      Array.from({ length: maxListedErrors }, (_, index) => error(index + 2)),
    );
    expect([progress.errors.length, progress.errorCount, progress.errors[0]?.row]).toEqual([
      maxListedErrors,
      maxListedErrors + 1,
      1,
    ]);
  });
  it('records the reason of a refused import and finishes it', () => {
    const refused = refuseImport(
      beginImport(3, 'check', now),
      error(0),
      new Date(now.getTime() + 1),
    );
    expect(refused).toMatchObject({
      state: 'Refused',
      errorCount: 1,
      errors: [error(0)],
      movedAt: new Date(now.getTime() + 1),
    });
  });
  it.each([
    ['Waiting', false],
    ['Checking', false],
    ['Importing', false],
    ['Done', true],
    ['Refused', true],
  ] as const)('reports state %s as finished: %s', (state, expected) =>
    expect(isFinished({ ...beginImport(3, 'check', now), state })).toBe(expected),
  );
  it.each(['Checked', 'Stopped', 'Undone'] as const)('reports state %s as finished', (state) =>
    expect(isFinished({ state })).toBe(true),
  );
  it('reports an undo as running', () => expect(isFinished({ state: 'Undoing' })).toBe(false));
  it('tolerates a few missed heartbeats', () =>
    expect(abandonedAfterMs / heartbeatIntervalMs).toBeGreaterThanOrEqual(4));
});

describe('canUndo', () => {
  const done = {
    ...beginImport(3, 'import', now),
    state: 'Done' as const,
    hasWritten: true,
    updated: 1,
    finishedAt: now,
  };
  const daysLater = (days: number): Date => new Date(now.getTime() + days * dayMs);

  it('allows it for 30 days', () =>
    expect([canUndo(done, daysLater(29)), canUndo(done, daysLater(30))]).toEqual([true, false]));
  it.each([
    ['it changed nothing', { updated: 0 }],
    ['it was only checked', { hasWritten: false }],
    ['it still runs', { state: 'Importing' }],
    ['it was undone', { state: 'Undone' }],
  ] as const)('does not allow it when %s', (_reason, change) =>
    expect(canUndo({ ...done, ...change }, now)).toBe(false),
  );
});
