import { openRefusal } from './area.ts';

const areas = [{ groupId: 1, ranges: [{ from: '560001', to: '560110' }] }, { groupId: 2, ranges: [{ from: '600001', to: '600020' }] }];

describe('opening a range for a group', () => {
  it.each([
    ['its own codes again', { groupId: 1, range: { from: '560100', to: '560120' } }, null],
    ['one code of another group', { groupId: 1, range: { from: '600020', to: '600030' } }, 'other-group'],
    ['more than 5,000 codes', { groupId: 3, range: { from: '700001', to: '705001' } }, 'range-too-large'],
    ['start after end', { groupId: 3, range: { from: '700002', to: '700001' } }, 'range-crossed'],
  ])('%s, %s', (_situation, wish, refusal) => expect(openRefusal(areas, wish)).toBe(refusal));
});
