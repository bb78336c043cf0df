import { checkVatNumber } from './vat.ts';

describe('checkVatNumber', () => {
  it.each([
    ['GB 980 7806 84', 'GB980780684'],
    ['gb434031494', 'GB434031494'],
  ])('accepts %j', (typed, value) => expect(checkVatNumber(typed)).toEqual({ ok: true, value }));
  it.each(['GB980780685', 'GB43403149', '29AABCT1234F1ZM', ''])('rejects %j', (typed) =>
    expect(checkVatNumber(typed)).toMatchObject({ ok: false }),
  );
});
