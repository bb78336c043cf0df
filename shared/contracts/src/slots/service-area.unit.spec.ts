import { findServiceArea, isPincodeServed } from './service-area.ts';

const bengaluru = {
  groupId: 1,
  ranges: [
    { from: '560001', to: '560110' },
    { from: '570001', to: '570001' },
  ],
};
const chennai = { groupId: 2, ranges: [{ from: '600001', to: '600020' }] };

describe('ranges of pincodes', () => {
  it.each([
    ['560001', true],
    ['560110', true],
    ['570001', true],
    ['560000', false],
    ['560111', false],
    ['', false],
  ])('%j, covered: %s', (pincode, expected) =>
    expect(isPincodeServed(bengaluru.ranges, pincode)).toBe(expected),
  );
  it('no ranges, cover nothing', () => expect(isPincodeServed([], '560001')).toBe(false));
});

describe('the area of a pincode', () => {
  it.each([
    ['560034', 1],
    ['600004', 2],
    ['110001', undefined],
  ])('%s, is group %s', (pincode, groupId) =>
    expect(findServiceArea([bengaluru, chennai], pincode)?.groupId).toBe(groupId),
  );
});
