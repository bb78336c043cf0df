import { problems, problemTitle } from './index.ts';

const codes = Object.keys(problems) as (keyof typeof problems)[];

describe('problemTitle', () => {
  it.each(codes)('has a Hindi title for %s', (code) => {
    expect(problemTitle(code, 'hi')).toMatch(/\p{Script=Devanagari}.*।$/u);
    expect(problemTitle(code, 'en')).toBe(problems[code].title);
  });
});
