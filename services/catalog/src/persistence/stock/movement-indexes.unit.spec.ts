import mongoose from 'mongoose';
import { reservationModel } from '../reservations/reservation-model.ts';
import { movementIdModel } from './movement-ids.ts';
import { listOrderMovements } from './order-movement-queries.ts';
import { stockMovementModel } from './stock-movement-model.ts';

const newestFirst = { at: -1, _id: -1 };

describe('the indexes of stock movements', () => {
  it.each([['unitId'], ['locationId'], ['kind']])('serve the newest of one %s', (field) => {
    const indexes = stockMovementModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({ [field]: 1, ...newestFirst });
  });
  it('serve the movements of a unit at a location since a time', () => {
    const indexes = stockMovementModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({
      unitId: 1,
      locationId: 1,
      ...newestFirst,
    });
  });
  it('serve the deletion of old ids of requests', () => {
    const indexes = movementIdModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({ registeredAt: 1 });
  });
  it('serve the newest orders of a unit', () => {
    const indexes = reservationModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({
      'lines.unitId': 1,
      begunAt: -1,
      _id: -1,
    });
  });
});

describe('listOrderMovements', () => {
  it('limits how long the store may search', async () => {
    const model = reservationModel(mongoose.createConnection());
    const aggregate = jest.spyOn(model, 'aggregate').mockResolvedValue([] as never);
    await listOrderMovements(model, {
      unitId: 21,
      locationId: undefined,
      kind: undefined,
      from: undefined,
      to: undefined,
      before: undefined,
      limit: 50,
    });
    expect(aggregate).toHaveBeenCalledWith(expect.anything(), { maxTimeMS: 2_000 });
  });
});
