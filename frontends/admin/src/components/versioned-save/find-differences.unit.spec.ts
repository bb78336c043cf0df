import { compareForms, findDifferences } from './find-differences.ts';

describe('findDifferences', () => {
  it('leaves out fields that are the same in both versions', () => {
    const fields = compareForms(
      { name: 'Diya', tint: 'fresh' },
      { name: 'Deepak', tint: 'fresh' },
      (field) => field.toUpperCase(),
    );
    expect(findDifferences(fields)).toEqual([{ label: 'NAME', mine: 'Diya', theirs: 'Deepak' }]);
  });

  it('leaves out equal lines around the difference of long texts', () => {
    const lines = (changed: string) => ['a', 'b', 'c', changed, 'd', 'e', 'f'].join('\n');
    expect(
      findDifferences([{ label: 'Text', mine: lines('mine'), theirs: lines('theirs') }]),
    ).toEqual([{ label: 'Text', mine: '…\nc\nmine\nd\n…', theirs: '…\nc\ntheirs\nd\n…' }]);
  });

  it('shows a line that only one version has', () => {
    expect(findDifferences([{ label: 'Text', mine: 'a\nb', theirs: 'a' }])).toEqual([
      { label: 'Text', mine: 'a\nb', theirs: 'a' },
    ]);
  });
});
