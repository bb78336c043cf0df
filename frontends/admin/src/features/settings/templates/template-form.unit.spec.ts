import { findTextErrors, insertAt } from './template-form.ts';

const start = {
  Title: 'Your {brand} sign-in code',
  Text: '{code} is your {brand} sign-in code.',
  MailText: '',
  DltTemplateId: '',
};

describe('findTextErrors', () => {
  it('accepts the text of the start', () =>
    expect(findTextErrors('sign-in-code', start, start)).toEqual({}));
  it.each([
    [{ Text: 'Hello' }, 'Text', '{code} is missing'],
    [{ Text: '{code} {x}' }, 'Text', '{x} is not a placeholder of this message'],
    [
      { Title: '{code}' },
      'Title',
      'A lock screen shows the title, so it must not contain the code',
    ],
    [{ MailText: 'No code' }, 'MailText', '{code} is missing'],
    [
      { Text: '{code}.' },
      'DltTemplateId',
      'Enter the 19 digits of the registration of the changed SMS',
    ],
    [
      { DltTemplateId: '12' },
      'DltTemplateId',
      'Enter the 19 digits of the registration of the changed SMS',
    ],
  ] as const)('names the rule of %j', (change, field, message) => {
    expect(findTextErrors('sign-in-code', { ...start, ...change }, start)[field]).toBe(message);
  });
});

describe('insertAt', () => {
  it('puts the placeholder where the cursor is, over what is selected', () =>
    expect(insertAt('Order X today', 'number', { start: 6, end: 7 })).toEqual({
      text: 'Order {number} today',
      cursor: 14,
    }));
});
