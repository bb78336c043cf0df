import { buildAddress } from '../../testing/address-fixture.ts';
import {
  maxLineLength,
  prefillUkForm,
  toAddressForm,
  toLines,
  toUkForm,
  validateUkField,
  validateUkForm,
} from './uk-address-rules.ts';

const form = {
  name: 'Amelia Clarke',
  email: '',
  mobile: '',
  line1: '221B Baker Street',
  line2: '',
  postcode: 'nw16xe',
};

describe('validateUkForm', () => {
  it('needs name, first line and postcode only', () => {
    expect(validateUkForm(form)).toEqual({});
    expect(validateUkForm({ ...form, name: ' ', line1: '', postcode: '' })).toEqual({
      name: 'Please enter Name',
      line1: 'Please enter Address',
      postcode: 'Please enter a valid Postcode!',
    });
  });
  it('checks email and mobile number if there are any', () =>
    expect(validateUkForm({ ...form, email: 'x', mobile: '+919876543210' })).toEqual({
      email: 'You have entered an invalid email address!',
      mobile: 'You have entered an invalid mobile number!',
    }));
  it('rejects a second line without a letter or digit', () =>
    expect(validateUkField('line2', ' - ')).toBe('Please enter Address'));
});

describe('what is saved', () => {
  it('is one address joined by commas, without empty lines, and a postcode with its space', () => {
    expect(toAddressForm({ ...form, line2: ' London ' })).toEqual({
      name: 'Amelia Clarke',
      email: '',
      mobile: '',
      address: '221B Baker Street, London',
      pincode: 'NW1 6XE',
    });
    expect(toAddressForm(form).address).toBe('221B Baker Street');
  });
});

describe('toLines', () => {
  it('makes two lines of the five of the provider', () =>
    expect(
      toLines(['Unit 2', '21 High Street', 'Old Town', 'Edinburgh', 'Midlothian'], 'EH1 1YZ'),
    ).toEqual({
      line1: 'Unit 2, 21 High Street',
      line2: 'Old Town, Edinburgh, Midlothian',
      postcode: 'EH1 1YZ',
    }));
  it('leaves out empty lines', () =>
    expect(toLines(['10 Downing Street', '', '', 'London', ''], 'SW1A 2AA')).toEqual({
      line1: '10 Downing Street',
      line2: 'London',
      postcode: 'SW1A 2AA',
    }));
  it('cuts lines that two fields cannot hold', () =>
    expect(toLines(['x'.repeat(400)], '').line1).toHaveLength(maxLineLength));
});

describe('the first values', () => {
  it('are those of the customer, without the number of another country', () => {
    const customer = { Name: 'Asha', Email: 'asha@example.in', Address: 'Old' };
    expect(prefillUkForm({ ...customer, Mobile: '+919000000002' })).toEqual({
      name: 'Asha',
      email: 'asha@example.in',
      mobile: '',
      line1: '',
      line2: '',
      postcode: '',
    });
    expect(prefillUkForm({ ...customer, Mobile: '+447700900123' }).mobile).toBe('+447700900123');
  });
  it('are those of a saved address, whose first two parts are the first line', () =>
    expect(
      toUkForm(buildAddress({ Address: 'Flat 4, 12 High Street, Leeds', Pincode: 'LS1 4AP' })),
    ).toEqual({
      name: 'Asha',
      email: '',
      mobile: '+919000000002',
      line1: 'Flat 4, 12 High Street',
      line2: 'Leeds',
      postcode: 'LS1 4AP',
    }));
  it('keep a saved address in one line when it would not fit into two', () => {
    const Address = `${'x'.repeat(maxLineLength + 1)}, Leeds`;
    expect(toUkForm(buildAddress({ Address }))).toMatchObject({ line1: Address, line2: '' });
  });
});
