import { TEST_STEPS, selectSteps } from './test-steps.mjs';

const names = (args: string[]) => selectSteps(args).map(({ name }) => name);

describe('selectSteps', () => {
  it('selects every step in order without a filter', () => {
    expect(names([])).toEqual(TEST_STEPS.map(({ name }) => name));
  });

  it.each([[['--only', 'int,unit']], [['--only=int,unit']]])(
    'keeps the order of the steps for the filter %j',
    (args) => {
      expect(names(args)).toEqual(['unit', 'int']);
    },
  );

  it.each([[['--only']], [['--only', 'unitt']], [['unit']], [['--only', 'unit', 'int']]])(
    'rejects the filter %j and lists the names',
    (args) => {
      expect(() => selectSteps(args)).toThrow(/npm test -- --only a,b .*unit, int/);
    },
  );
});
