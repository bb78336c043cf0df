import { androidAppVariable, iosAppVariable } from './config-app-links.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
const androidApp = `in.example.shop ${fingerprint}`;
const iosApp = 'ABCDE12345.in.example.shop';

describe('the variables of links that open the app', () => {
  it.each([
    ['ANDROID_APP', androidAppVariable, androidApp],
    ['IOS_APP', iosAppVariable, iosApp],
  ])('%s may name an app, or be empty', (_name, variable, value) => {
    expect(variable.safeParse(value).success).toBe(true);
    expect(variable.safeParse('').success).toBe(true);
  });

  it.each([
    ['a package without a fingerprint', androidAppVariable, 'in.example.shop'],
    ['a fingerprint in small letters', androidAppVariable, androidApp.toLowerCase()],
    ['a bundle without a team', iosAppVariable, 'in.example.shop'],
  ])('are refused with %s', (_situation, variable, value) =>
    expect(variable.safeParse(value).success).toBe(false),
  );
});
