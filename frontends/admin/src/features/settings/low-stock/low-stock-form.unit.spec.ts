import {
  isComplete,
  isSame,
  newRecipient,
  recipientsAt,
  toBody,
  toForm,
  withRecipients,
} from './low-stock-form.ts';

const meera = { UserId: 7, Mail: true, Sms: false, Language: 'en' } as const;
const settings = {
  Rev: 4,
  IsOn: true,
  Locations: [{ LocationId: 2, Recipients: [meera] }],
  Staff: [],
};
const form = toForm(settings);

describe('the form of low-stock messages', () => {
  it('sends what it got, without locations where nobody is chosen', () => {
    const { Rev, IsOn, Locations } = settings;
    expect(toBody(form, 4)).toEqual({ Rev, IsOn, Locations });
    expect(toBody(withRecipients(form, 2, []), 4).Locations).toEqual([]);
    expect(toBody(withRecipients(form, 1, [meera]), 4).Locations).toHaveLength(2);
  });
  it('is the same again after a person was added and removed', () => {
    const added = withRecipients(form, 1, [meera]);
    expect(isSame(form, added)).toBe(false);
    expect(isSame(form, withRecipients(added, 1, []))).toBe(true);
    expect(recipientsAt(form, 9)).toEqual([]);
  });
  it('is complete when everybody has a channel', () => {
    expect(isComplete(form)).toBe(true);
    expect(isComplete(withRecipients(form, 1, [{ ...meera, Mail: false }]))).toBe(false);
  });
});

describe('newRecipient', () => {
  const staff = { UserId: 7, Name: 'Meera', CanReceive: true };
  it.each([
    [true, true, true, false],
    [false, true, false, true],
    [false, false, true, false],
  ])('with mail %s and mobile %s gets mail %s and SMS %s', (HasMail, HasMobile, Mail, Sms) => {
    expect(newRecipient({ ...staff, HasMail, HasMobile }, 'hi')).toEqual({
      UserId: 7,
      Mail,
      Sms,
      Language: 'hi',
    });
  });
});
