import mongoose from 'mongoose';
import { userModel } from './user-document.ts';

describe('userModel', () => {
  it('has an index for the search of a customer by mobile number', () => {
    const indexes = userModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({ mobile: 1 });
  });

  it('has an index for the search of a customer by text', () => {
    const indexes = userModel(mongoose.createConnection()).schema.indexes();
    expect(indexes.map(([keys]) => keys)).toContainEqual({ searchKeys: 1, _id: -1 });
  });
});
