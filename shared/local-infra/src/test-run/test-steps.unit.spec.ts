import { TEST_STAGES, selectStages } from './test-steps.mjs';

const names = (args: string[]) => selectStages(args).map((stage) => stage.map(({ name }) => name));

describe('selectStages', () => {
  it('selects every stage in order without a filter', () => {
    expect(selectStages([])).toEqual(TEST_STAGES);
  });

  it('keeps steps of one stage together', () => {
    expect(names(['--only', 'types,lint'])).toEqual([['lint', 'types']]);
  });

  it('selects every check by one name', () => {
    const selected = selectStages(['--only', 'checks']).flat();
    expect(selected).toEqual(TEST_STAGES.flat().filter(({ kind }) => kind === 'check'));
    expect(names(['--only', 'checks,unit,lint'])).toEqual([
      selected.map(({ name }) => name),
      ['unit'],
    ]);
  });

  it.each([[['--only', 'e2e,unit,int']], [['--only=e2e,unit,int']]])(
    'keeps the order of the stages for the filter %j',
    (args) => {
      expect(names(args)).toEqual([['unit'], ['int'], ['e2e']]);
    },
  );

  it.each([[['--only']], [['--only', 'unitt']], [['unit']], [['--only', 'unit', 'int']]])(
    'rejects the filter %j and lists the names',
    (args) => {
      expect(() => selectStages(args)).toThrow(/npm test -- --only a,b .*unit, int/);
    },
  );
});
