import { publicOperations } from '@tokri/contracts/api';
import { operationCases } from './index.ts';

describe('operationCases', () => {
  it('has a case for every public operation and no other', () => {
    expect(Object.keys(operationCases).sort()).toEqual(
      publicOperations.map(({ operationId }) => operationId).sort(),
    );
  });
});
