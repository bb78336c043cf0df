import type { RowError } from './draft.ts';
import {
  abandonedAfterMs,
  heartbeatIntervalMs,
  beginImport,
  maxListedErrors,
  isAbandoned,
  isFinished,
  refuseImport,
  withErrors,
} from './progress.ts';

const now = new Date('2025-11-21T10:00:00Z');
const error = (row: number): RowError => ({ row, field: 'Code', message: 'is missing' });

describe('ImportProgress', () => {
  it('starts as Waiting without errors', () =>
    expect(beginImport(3, now)).toMatchObject({
      importId: 3,
      state: 'Waiting',
      rows: 0,
      errors: [],
      errorCount: 0,
      movedAt: now,
    }));
  it('only counts errors above the list limit', () => {
    const progress = withErrors(
      withErrors(beginImport(3, now), [error(1)]),
      Array.from({ length: maxListedErrors }, (_, index) => error(index + 2)),
    );
    expect([progress.errors.length, progress.errorCount, progress.errors[0]?.row]).toEqual([
      maxListedErrors,
      maxListedErrors + 1,
      1,
    ]);
  });
  it('records the reason of a refused import and finishes it', () => {
    const refused = refuseImport(beginImport(3, now), error(0), new Date(now.getTime() + 1));
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
    expect(isFinished({ ...beginImport(3, now), state })).toBe(expected),
  );
  it.each(['Waiting', 'Checking', 'Importing'] as const)(
    'treats a silent import in state %s as abandoned only after the timeout',
    (state) => {
      const silent = { ...beginImport(3, now), state };
      expect(
        [abandonedAfterMs, abandonedAfterMs + 1].map((ms) =>
          isAbandoned(silent, new Date(now.getTime() + ms)),
        ),
      ).toEqual([false, true]);
    },
  );
  it('never treats a finished import as abandoned', () =>
    expect(
      isAbandoned(
        { ...beginImport(3, now), state: 'Done' },
        new Date(now.getTime() + 10 * abandonedAfterMs),
      ),
    ).toBe(false));
  it('tolerates a few missed heartbeats', () =>
    expect(abandonedAfterMs / heartbeatIntervalMs).toBeGreaterThanOrEqual(4));
});
