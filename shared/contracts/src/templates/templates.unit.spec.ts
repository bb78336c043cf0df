import { notificationKinds } from '../events/notification.ts';
import { messageKinds } from './message-kinds.ts';
import { findTemplateProblems, renderTemplate } from './message-template.ts';
import { measureSms } from './sms-length.ts';

const texts = { title: 'Code', text: '{code} is your {brand} code.', mailText: '' };

it('lists the placeholders of every kind of message', () =>
  expect(messageKinds).toEqual(expect.arrayContaining([...notificationKinds])));

describe('findTemplateProblems', () => {
  it('accepts a text with what it needs', () =>
    expect(findTemplateProblems('sign-in-code', texts)).toEqual([]));
  it.each([
    [{ text: 'Your {brand} code.' }, 'placeholder-missing', 'text', 'code'],
    [{ mailText: 'See the app.' }, 'placeholder-missing', 'mailText', 'code'],
    [{ text: '{code} {amount}' }, 'placeholder-unknown', 'text', 'amount'],
    [{ text: '{code} {}' }, 'placeholder-unknown', 'text', ''],
    [{ title: '{code}' }, 'code-in-title', 'title', 'code'],
    [{ title: ' ' }, 'text-missing', 'title', ''],
  ])('names the problem of %j', (change, code, field, name) => {
    expect(findTemplateProblems('sign-in-code', { ...texts, ...change })).toEqual([
      { code, field, name },
    ]);
  });
});

describe('renderTemplate', () => {
  it('puts the values in and leaves no gap for a missing one', () =>
    expect(renderTemplate('{brand}: { slot } {link}', { brand: 'Mandi', slot: 'Mon' })).toBe(
      'Mandi: Mon',
    ));
  it('does not read a value as a template', () =>
    expect(renderTemplate('{brand}', { brand: '{code}', code: '1' })).toBe('{code}'));
});

describe('measureSms', () => {
  it.each([
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    [`${'a'.repeat(159)}€`, 'GSM-7', 161, 2],
    // The two septets of the last € of the first part do not fit into it.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
    ['₹', 'UCS-2', 1, 1],
    ['क'.repeat(70), 'UCS-2', 70, 1],
    ['क'.repeat(71), 'UCS-2', 71, 2],
    ['😀'.repeat(35), 'UCS-2', 70, 1],
  ] as const)('measures %s as %s', (text, encoding, units, segments) => {
    expect(measureSms(text)).toMatchObject({ encoding, units, segments });
  });
  it('names the characters outside the GSM alphabet once', () =>
    expect(measureSms('₹1 – ₹2').outsideGsm).toEqual(['₹', '–']));
});
