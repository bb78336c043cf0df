import type { RowError } from './draft.ts';
import { beginImport, errorsListedMax, isOver, refuseImport, withErrors } from './progress.ts';

const now = new Date('2025-11-21T10:00:00Z');
const error = (row: number): RowError => ({ row, field: 'Code', message: 'is missing' });

describe('how far an import is', () => {
  it('begun, it checks and nothing is wrong yet', () => expect(beginImport(3, now)).toMatchObject({ importId: 3, state: 'Checking', rows: 0, errors: [], errorCount: 0, movedAt: now }));
  it('errors beyond the list, are counted only', () => {
    const progress = withErrors(withErrors(beginImport(3, now), [error(1)]), Array.from({ length: errorsListedMax }, (_, index) => error(index + 2)));
    expect([progress.errors.length, progress.errorCount, progress.errors[0]?.row]).toEqual([errorsListedMax, errorsListedMax + 1, 1]);
  });
  it('refused, says why and is over', () => {
    const refused = refuseImport(beginImport(3, now), error(0), new Date(now.getTime() + 1));
    expect(refused).toMatchObject({ state: 'Refused', errorCount: 1, errors: [error(0)], movedAt: new Date(now.getTime() + 1) });
  });
  it.each([['Checking', false], ['Importing', false], ['Done', true], ['Refused', true]] as const)('%s, over: %s', (state, over) => expect(isOver({ ...beginImport(3, now), state })).toBe(over));
});
