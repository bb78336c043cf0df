import { requestSavesData, toDataSaverCookie } from './index.ts';

const sent = (isOn: boolean): string => `lang=hi; ${toDataSaverCookie(isOn).split(';')[0] ?? ''}`;

describe('requestSavesData', () => {
  it.each([
    ['nothing is chosen', {}, false],
    ['the browser saves data', { saveData: 'on' }, true],
    ['the visitor saves data', { cookie: sent(true) }, true],
    [
      'the visitor does not, although the browser does',
      { cookie: sent(false), saveData: 'on' },
      false,
    ],
    ['another cookie ends like it', { cookie: 'myDataSaver=on' }, false],
  ])('when %s', (_name, headers, expected) => expect(requestSavesData(headers)).toBe(expected));
});
