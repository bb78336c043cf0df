import { mailboxKey } from './mailbox-key.ts';

describe('mailboxKey', () => {
  it.each([
    ['box+0@gmail.com', 'box+12@gmail.com'],
    ['b.o.x+a+b@googlemail.com', 'box@gmail.com'],
    [' Meera+Tokri@Example.IN ', 'meera@example.in'],
  ])('is the same for %j and %j', (a, b) => {
    expect(mailboxKey(a)).toBe(mailboxKey(b));
  });
  it.each([
    ['box@gmail.com', 'box@example.in'],
    ['asha.rao@example.in', 'asharao@example.in'],
    ['box@mail.gmail.com', 'b.ox@mail.gmail.com'],
    ['+a@example.in', '+b@example.in'],
    ['a@example.in', 'b@example.in'],
  ])('differs for %j and %j', (a, b) => {
    expect(mailboxKey(a)).not.toBe(mailboxKey(b));
  });
});
