import { problemDetail, ProblemError, problems, problemTitle } from './index.ts';

const codes = Object.keys(problems) as (keyof typeof problems)[];

describe('problemDetail', () => {
  it.each(codes)('says more than the title of %s in both languages', (code) => {
    const problem = new ProblemError(code);
    const [english, hindi] = [problemDetail(problem, 'en'), problemDetail(problem, 'hi')];
    expect(english).toMatch(/^[A-Z].*\.$/);
    expect(hindi).toMatch(/\p{Script=Devanagari}.*।$/u);
    expect([english, hindi]).not.toContain(problemTitle(code, 'en'));
    expect([english, hindi]).not.toContain(problemTitle(code, 'hi'));
  });

  it('takes the localized text of the case before that of its code', () => {
    const problem = new ProblemError('unavailable', { en: 'Paid.', hi: 'भुगतान हुआ।' });
    expect(problemDetail(problem, 'hi')).toBe('भुगतान हुआ।');
    expect(problemDetail(problem, 'en')).toBe('Paid.');
  });

  it('names each wrong field and its rule once in Hindi', () => {
    const errors = ['Pincode', 'Mobile', 'Pincode'].map((field) => ({
      field,
      rule: 'custom',
      message: 'देना ज़रूरी है',
    }));
    const problem = new ProblemError('bad-input', 'Pincode: must be given', errors);
    expect(problemDetail(problem, 'hi')).toBe(
      'इन्हें ठीक करें: Pincode: देना ज़रूरी है; Mobile: देना ज़रूरी है।',
    );
    expect(problemDetail(problem, 'en')).toBe('Pincode: must be given');
  });
});
