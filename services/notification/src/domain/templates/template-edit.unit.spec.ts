import { checkTemplate } from './template-edit.ts';
import { defaultTexts } from './message-template.ts';

const start = { en: defaultTexts('placed', 'en'), hi: defaultTexts('placed', 'hi') };

describe('checkTemplate', () => {
  it('accepts the texts of the start without a registration of their own', () =>
    expect(checkTemplate('placed', start)).toMatchObject({ ok: true }));
  it('asks for the registration of a changed SMS', () => {
    const en = { ...start.en, text: 'Order {number} is here.' };
    expect(checkTemplate('placed', { ...start, en })).toMatchObject({
      ok: false,
      code: 'dlt-template-missing',
      language: 'en',
    });
    expect(
      checkTemplate('placed', { ...start, en: { ...en, dltTemplateId: '1107000000000000009' } }),
    ).toMatchObject({ ok: true });
  });
  it('lets a mail change without a registration', () => {
    const en = { ...start.en, mailText: 'Thank you for order {number}.' };
    expect(checkTemplate('placed', { ...start, en })).toMatchObject({ ok: true });
  });
  it('names language, field and placeholder of a problem', () => {
    const hi = { ...start.hi, text: '{number} {naam}' };
    expect(checkTemplate('placed', { ...start, hi })).toMatchObject({
      code: 'placeholder-unknown',
      language: 'hi',
      field: 'text',
      name: 'naam',
    });
  });
});
