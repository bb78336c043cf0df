import { isFromLoopback } from './loopback-only.ts';

const from = (
  remoteAddress: string | undefined,
  more: { forwardedFor?: string; forwarded?: string } = {},
) => isFromLoopback({ remoteAddress, forwardedFor: undefined, forwarded: undefined, ...more });

describe('isFromLoopback', () => {
  it.each(['127.0.0.1', '127.0.1.9', '::1', '::ffff:127.0.0.1'])(
    'accepts the loopback address %s',
    (address) => expect(from(address)).toBe(true),
  );
  it.each(['10.0.0.4', '::ffff:203.0.113.1', '2001:db8::1', '', undefined])(
    'rejects the remote address %s',
    (address) => expect(from(address)).toBe(false),
  );
  it('rejects a request that a local proxy forwarded', () => {
    expect(from('127.0.0.1', { forwardedFor: '203.0.113.1' })).toBe(false);
    expect(from('127.0.0.1', { forwarded: 'for=203.0.113.1' })).toBe(false);
  });
});
