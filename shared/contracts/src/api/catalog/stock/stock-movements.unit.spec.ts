import { stockMovementOperations } from './stock-movements.ts';

const { body } = stockMovementOperations.recordStockMovement;
const movement = {
  Id: '00000000-0000-4000-8000-000000000001',
  UnitId: 4,
  LocationId: 1,
};
const Quantity = 2;
const Undone = '00000000-0000-4000-8000-000000000002';
const issuesOf = (fields: object) =>
  body
    .safeParse({ ...movement, ...fields })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a stock movement', () => {
  it.each([
    { Kind: 'receive', Quantity },
    { Kind: 'receive', Quantity, Note: '' },
    { Kind: 'correct', Quantity, Reason: 'other', Note: 'eaten by mice' },
    { Kind: 'correct', Quantity, Reason: 'counted', Shown: 2, SeenSecondsAgo: 60 },
    { Kind: 'sold-out', SeenSecondsAgo: 600, MadeSecondsAgo: 600 },
    { Kind: 'sold-out', MadeSecondsAgo: 600 },
    { Kind: 'sold-out', SeenSecondsAgo: 0, Shown: null },
    { Kind: 'undo', Undone, MadeSecondsAgo: 60 },
  ])('may be %j', (fields) => expect(issuesOf(fields)).toBeUndefined());
  it.each([
    ['receive', { Quantity, Reason: 'lost' }, 'Reason', 'correct'],
    ['sold-out', { Note: 'supplier bill 77' }, 'Note', 'correct'],
    ['receive', { Quantity, Shown: 999 }, 'Shown', 'correct'],
    ['receive', { Quantity, Undone }, 'Undone', 'undo'],
    ['sold-out', { Quantity: 3 }, 'Quantity', 'receive, correct'],
    ['withdraw', { Quantity: 0 }, 'Quantity', 'receive, correct'],
    ['relist', { Shown: 0 }, 'Shown', 'correct'],
    [
      'undo',
      { Undone, SeenSecondsAgo: 10 },
      'SeenSecondsAgo',
      'receive, correct, sold-out, withdraw, relist',
    ],
  ])('refuses for %s what it does not take: %j', (Kind, fields, field, kinds) =>
    expect(issuesOf({ Kind, ...fields })).toEqual([[field, `is only for ${kinds}`]]),
  );
  it('refuses a count that says when its figures were seen but not which', () =>
    expect(
      issuesOf({ Kind: 'correct', Quantity, Reason: 'counted', SeenSecondsAgo: 3_700 }),
    ).toEqual([['Shown', 'must be given with SeenSecondsAgo']]));
  it('refuses figures that were seen after the change was made', () =>
    expect(issuesOf({ Kind: 'sold-out', SeenSecondsAgo: 0, MadeSecondsAgo: 600 })).toEqual([
      ['SeenSecondsAgo', 'must be at least MadeSecondsAgo'],
    ]));
});
