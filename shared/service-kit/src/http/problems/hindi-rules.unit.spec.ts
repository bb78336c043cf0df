import { readdirSync, readFileSync } from 'node:fs';
import { hindiRule } from './hindi-rules.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const listFiles = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
const services = readdirSync(`${root}services`).map((name) => `services/${name}/src`);
/** Rules of environment variables are read by operators, in English. */
const files = ['shared/contracts/src', 'shared/service-kit/src/http', 'bff/src', ...services]
  .flatMap(listFiles)
  .filter(
    (file) =>
      !/(?:spec|\/config(?:-[a-z-]+)?)\.ts$/.test(file) && !file.includes('/http/problems/'),
  );

const rulePattern =
  /(['"`])((?:must (?:be|have|hold|name|not|lie|say|differ|match)|is only for) [^'"]*?)\1/g;
const fillIn = (template: string): string =>
  template.replaceAll('${limit}', 'at least 5').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '5');

const listRules = (): readonly string[] => [
  ...new Set(
    files.flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(rulePattern)].map(([, , rule = '']) =>
        fillIn(rule),
      ),
    ),
  ),
];

describe('hindiRule', () => {
  it('has a translation of every rule that a request can break', () => {
    const rules = listRules();
    expect(rules.length).toBeGreaterThan(80);
    expect(rules.filter((rule) => !/\p{Script=Devanagari}/u.test(hindiRule(rule) ?? ''))).toEqual(
      [],
    );
  });
  it.each([
    ['must be above 0', '0 से ज़्यादा होना चाहिए'],
    ['is only for receive, correct', 'सिर्फ़ इनके लिए है: receive, correct'],
    ['must be 0, 1 or 2', '0, 1 या 2 होना चाहिए'],
    ['must be empty or low or out', 'खाली या low या out होना चाहिए'],
    ['must lie 0 to 30 days after FromDate', 'FromDate से 30 दिन बाद तक होना चाहिए'],
  ])('says %s as %s', (rule, hindi) => expect(hindiRule(rule)).toBe(hindi));
  it('knows no translation of another text', () => expect(hindiRule('Pincode')).toBeUndefined());
});
