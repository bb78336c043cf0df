import mongoose from 'mongoose';
import { orderModel } from './order-model.ts';

describe('orderModel', () => {
  it('has an index for the search of an order by its number', () => {
    const indexes = orderModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({ transactionNumber: 1 });
  });
});
