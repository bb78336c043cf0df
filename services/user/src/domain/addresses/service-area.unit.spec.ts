import { findStateCode } from './service-area.ts';

const areas = [
  { groupId: 1, stateCode: '29', ranges: [{ from: '560001', to: '560110' }] },
  { groupId: 2, stateCode: '33', ranges: [{ from: '600001', to: '600020' }] },
];

describe('findStateCode', () => {
  it.each([
    ['560001', '29'],
    ['560110', '29'],
    ['600004', '33'],
  ])('returns the State of pincode %s', (pincode, state) => {
    expect(findStateCode(areas, pincode)).toBe(state);
  });
  it.each(['110001', '560111', '559999', ''])(
    'returns null for "%s" outside of every range',
    (pincode) => {
      expect(findStateCode(areas, pincode)).toBeNull();
    },
  );
});
