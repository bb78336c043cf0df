import { findServiceArea, isPincodeServed } from './service-area.ts';

const bengaluru = {
  groupId: 1,
  ranges: [
    { from: '560001', to: '560110' },
    { from: '570001', to: '570001' },
  ],
};
const chennai = { groupId: 2, ranges: [{ from: '600001', to: '600020' }] };

describe('isPincodeServed', () => {
  it.each([
    ['560001', true],
    ['560110', true],
    ['570001', true],
    ['560000', false],
    ['560111', false],
    ['', false],
  ])('returns for %j: %s', (pincode, expected) =>
    expect(isPincodeServed(bengaluru.ranges, pincode)).toBe(expected),
  );
  it('returns false without ranges', () => expect(isPincodeServed([], '560001')).toBe(false));
});

describe('findServiceArea', () => {
  it.each([
    ['560034', 1],
    ['600004', 2],
    ['110001', undefined],
  ])('finds for %s group %s', (pincode, groupId) =>
    expect(findServiceArea([bengaluru, chennai], pincode)?.groupId).toBe(groupId),
  );
});
