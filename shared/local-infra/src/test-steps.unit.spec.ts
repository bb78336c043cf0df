import { TEST_STEPS, chosenSteps } from './test-steps.mjs';

const names = (args: string[]) => chosenSteps(args).map(({ name }) => name);

describe('the steps of npm test', () => {
  it('no filter, given, runs all of them in order', () => {
    expect(names([])).toEqual(TEST_STEPS.map(({ name }) => name));
  });

  it.each([[['--only', 'int,unit']], [['--only=int,unit']]])(
    'a filter %j, given, keeps the order of the list',
    (args) => {
      expect(names(args)).toEqual(['unit', 'int']);
    },
  );

  it.each([[['--only']], [['--only', 'unitt']], [['unit']], [['--only', 'unit', 'int']]])(
    'a filter %j, not understood, is answered with the names',
    (args) => {
      expect(() => chosenSteps(args)).toThrow(/npm test -- --only a,b .*unit, int/);
    },
  );
});
