import { requestSavesData, toDataSaverCookie } from './index.ts';

const sent = (isOn: boolean, isSecure = false): string =>
  `lang=hi; ${toDataSaverCookie(isOn, { isSecure }).split(';')[0] ?? ''}`;

describe('requestSavesData', () => {
  it.each([
    ['nothing is chosen', {}, false],
    ['the browser saves data', { saveData: 'on' }, true],
    ['the visitor saves data', { cookie: sent(true) }, true],
    ['the visitor saves data over HTTPS', { cookie: sent(true, true) }, true],
    [
      'the visitor does not, although the browser does',
      { cookie: sent(false), saveData: 'on' },
      false,
    ],
    ['another cookie ends like it', { cookie: 'myDataSaver=on' }, false],
  ])('when %s', (_name, headers, expected) => expect(requestSavesData(headers)).toBe(expected));
});

it('has the prefix of cookies of one host where there is HTTPS', () =>
  expect(toDataSaverCookie(true, { isSecure: true })).toBe(
    '__Host-dataSaver=on; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ));
