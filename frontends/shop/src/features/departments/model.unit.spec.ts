import { aGroup, aType, freshGroup } from '../../testing/shop-data.ts';
import { departmentsOf } from './model.ts';

it('departments, hold their own types that have items and keep the order of the shelf', () => {
  const types = [aType(), aType({ Id: 6, Count: 0 }), aType({ Id: 1, ItemGroupId: 1 })];
  expect(
    departmentsOf([freshGroup, aGroup(), aGroup({ Id: 3 })], types).map(({ group, types: own }) => [
      group.Id,
      own.map(({ Id }) => Id),
    ]),
  ).toEqual([
    [1, [1]],
    [2, [5]],
  ]);
});
