import { buildHold, buildSlot } from '../../testing/fixtures.ts';
import { extendUpdate, takeOverUpdate } from './hold-updates.ts';

describe('takeOverUpdate', () => {
  it('matches only an open hold of its customer', () =>
    expect(takeOverUpdate(buildSlot(), buildHold(), 'new').precondition).toEqual({
      'holds.9.st': { $in: ['H'] },
      'holds.9.cust': 7,
    }));
});

describe('extendUpdate', () => {
  it('matches only a hold of its customer that was never extended', () =>
    expect(extendUpdate(buildSlot(), buildHold()).precondition).toEqual({
      'holds.9.st': { $in: ['H'] },
      'holds.9.cust': 7,
      'holds.9.key': 'k',
      'holds.9.ext': false,
    }));
});
