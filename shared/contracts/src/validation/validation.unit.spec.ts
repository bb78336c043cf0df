import {
  checkAddress,
  checkAddressHelper,
  checkCode,
  checkEmail,
  checkFilled,
  checkId,
  checkMandatory,
  checkMobile,
  checkName,
  checkOptionalEmail,
  checkPassword,
  checkPincode,
  checkPincodeHelper,
  checkRequiredText,
  checkSelected,
  checkUserNameHelper,
  isEmail,
  isMobile,
  receivesSms,
  validationMessages,
} from './validation.ts';

const failedWith = (message: string) => ({ ok: false, message });
const passedAs = (value: unknown) => ({ ok: true, value });

describe('checkPincode', () => {
  it.each(['560034', '000000', ' 560034 '])('accepts and trims %j', (text) => {
    expect(checkPincode(text)).toEqual(passedAs(text.trim()));
  });

  it.each(['', '56003', '5600341', 'ABCDEF', '56 034', '५६००३४', '560034\n1'])(
    'rejects %j',
    (text) => {
      expect(checkPincode(text)).toEqual(failedWith('Please enter a valid Pincode!'));
    },
  );

  it('returns the alternative message when one is given', () => {
    expect(checkPincode('x', validationMessages.pincodeSixDigits)).toEqual(
      failedWith('Pincode must be a 6-digit number'),
    );
  });
});

describe('checkPincodeHelper', () => {
  it.each([
    ['ABCDEF', true],
    ['560034', true],
    ['56003', false],
    ['5600341', false],
  ])('checks only the length of %j: %s', (text, ok) => {
    expect(checkPincodeHelper(text)).toEqual(
      ok ? passedAs(text) : failedWith('Please Enter Valid Pincode!'),
    );
  });
});

describe('checkMobile', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+919876543210', '+919876543210'],
    [' 6000000000 ', '+916000000000'],
    ['+19876543210', '+19876543210'],
    ['+999999876543210', '+999999876543210'],
    ['+09876543210', '+919876543210'],
    ['+9107132780720', '+917132780720'],
    ['+9109876543210', '+919876543210'],
    ['+9119876543210', '+9119876543210'],
  ])('normalizes %j to %s', (text, identity) => {
    expect(checkMobile(text)).toEqual(passedAs(identity));
  });

  it.each([
    '',
    '5876543210',
    '987654321',
    '98765432101',
    '919876543210',
    '+9876543210',
    '+9999999876543210',
    '0+919876543210',
    '00919876543210',
    '98765 43210',
    '९८७६५४३२१०',
    '9876543210a',
  ])('rejects %j', (text) => {
    expect(checkMobile(text)).toEqual(failedWith('You have entered an invalid mobile number!'));
    expect(isMobile(text)).toBe(false);
  });

  it.each([
    ['+919876543210', true],
    ['+19876543210', false],
    ['+9199876543210', false],
    ['9876543210', false],
  ])('receivesSms of %s is %s', (identity, expected) => {
    expect(receivesSms(identity)).toBe(expected);
  });
});

describe('checkEmail', () => {
  it.each([
    ['asha@example.in', 'asha@example.in'],
    [' Asha.Rao+food@Mail.Example.COM ', 'asha.rao+food@mail.example.com'],
    ['a@b.info', 'a@b.info'],
    ["o'neil@xn--p1b6ci4b4b3a.xn--h2brj9c", "o'neil@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ])('normalizes %j to %s', (text, email) => {
    expect(checkEmail(text)).toEqual(passedAs(email));
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@example.in\r\nBcc: all@example.in',
    'a..b@example.in',
    '.a@example.in',
    'a.@example.in',
    'a b@example.in',
    'a@-x.in',
    'a@x-.in',
    'a@x..in',
    'a@x.i',
    'a@b@c.in',
    `${'a'.repeat(250)}@b.in`,
  ])('rejects %j', (text) => {
    expect(checkEmail(text)).toEqual(failedWith('You have entered an invalid email address!'));
    expect(isEmail(text)).toBe(false);
  });

  it('checkOptionalEmail accepts an empty email', () => {
    expect(checkOptionalEmail('  ')).toEqual(passedAs(''));
    expect(checkOptionalEmail('x').ok).toBe(false);
  });
});

describe('minimum lengths', () => {
  it.each([
    ['123456', false],
    ['1234567', true],
    ['       ', true],
  ])('accepts the password %j: %s', (text, ok) => {
    expect(checkPassword(text)).toEqual(
      ok ? passedAs(text) : failedWith('Please Enter Valid Password!'),
    );
  });

  it.each([
    [11, false],
    [12, true],
    [13, true],
    [14, true],
  ])('accepts a code of %i characters: %s', (length, ok) => {
    const code = 'C'.repeat(length);
    expect(checkCode(code)).toEqual(
      ok ? passedAs(code) : failedWith('Code must be at least 14 characters long'),
    );
  });

  it.each([
    ['', false],
    ['1', false],
    ['12', true],
  ])('accepts the address %j in the shared helper: %s', (text, ok) => {
    expect(checkAddressHelper(text)).toEqual(
      ok ? passedAs(text) : failedWith('Please enter address'),
    );
  });

  it('rejects an empty required text and returns a message only on request', () => {
    expect(checkRequiredText('', true)).toEqual(
      failedWith('Username must be at least 5 characters long'),
    );
    expect(checkRequiredText('', false)).toEqual(failedWith(''));
  });

  it('accepts a required text of one character', () => {
    expect(checkRequiredText('a', true)).toEqual(passedAs('a'));
  });
});

describe('required values', () => {
  it.each([
    ['name', checkName, 'Please enter Name'],
    ['address', checkAddress, 'Please enter Address'],
  ])('%s trims its value and rejects an empty one', (_name, check, message) => {
    expect(check('  A1 ')).toEqual(passedAs('A1'));
    expect(check('   ')).toEqual(failedWith(message));
    expect(check('\u200d')).toEqual(failedWith(message));
  });

  it.each([
    ['user name', checkUserNameHelper, 'Please Enter Name'],
    ['mandatory name', checkMandatory, 'Enter mandatory fields'],
  ])('%s rejects an empty value', (_name, check, message) => {
    expect(check('A')).toEqual(passedAs('A'));
    expect(check('')).toEqual(failedWith(message));
  });

  it('name the field in the message of a generic check', () => {
    expect(checkFilled(' ', 'City')).toEqual(failedWith('Please enter City'));
    expect(checkFilled(' Mysuru ', 'City')).toEqual(passedAs('Mysuru'));
    expect(checkSelected(0, 'Reason')).toEqual(failedWith('Please Select Reason'));
    expect(checkSelected(2, 'Reason')).toEqual(passedAs(2));
  });

  it.each([0, -1, 1.5, Number.NaN, '1', null, undefined, 2 ** 53])(
    'checkId rejects %p',
    (value) => {
      expect(checkId(value)).toEqual(failedWith('Please select valid id'));
    },
  );

  it('checkId accepts 1', () => {
    expect(checkId(1)).toEqual(passedAs(1));
  });
});

describe('specified messages', () => {
  it('match the specification letter by letter', () => {
    expect([
      validationMessages.pincodeNeeded,
      validationMessages.notServed,
      validationMessages.notServedShort,
      validationMessages.failedCheck,
      validationMessages.failedAddressSave,
    ]).toEqual([
      'Please enter your pincode and continue',
      'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      'Sorry, delivery is not available in this location.',
      'Something went wrong. Try again.',
      'Error while change address',
    ]);
  });
});
