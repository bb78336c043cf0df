import { isFromLoopback } from './loopback-only.ts';

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isFromLoopback({ remoteAddress, headers: { host: 'localhost', ...headers } });

describe('isFromLoopback', () => {
  it.each(['127.0.0.1', '127.0.1.9', '::1', '::ffff:127.0.0.1'])(
    'accepts the loopback address %s',
    (address) => expect(from(address)).toBe(true),
  );
  it.each(['10.0.0.4', '::ffff:203.0.113.1', '2001:db8::1', '', undefined])(
    'rejects the remote address %s',
    (address) => expect(from(address)).toBe(false),
  );
  it.each([
    'forwarded',
    'via',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-client-ip',
    'true-client-ip',
  ])('rejects a request with the header %s of a local proxy', (name) => {
    expect(from('127.0.0.1', { [name]: '203.0.113.1' })).toBe(false);
  });
});
