import { toClientNetwork } from './client-network.ts';

describe('toClientNetwork', () => {
  it.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv4 mapped into IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 mapped, in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
    ['IPv6 in full', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['IPv6 shortened behind the network', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['IPv6 shortened within the network', '2001:db8::6', '2001:db8:0:0::/64'],
    ['IPv6 shortened at its end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    [
      'IPv6 with capitals and leading zeros',
      '2001:0DB8:0001:0002:0000:0000:0000:0009',
      '2001:db8:1:2::/64',
    ],
    ['IPv6 with a dotted end', '64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['the machine itself', '::1', '0:0:0:0::/64'],
    ['none at all', 'unknown', 'unknown'],
  ])('maps %s', (_form, address, network) => {
    expect(toClientNetwork(address)).toBe(network);
  });

  it('counts addresses of one /64 as one network', () => {
    expect(toClientNetwork('2001:db8:1:2::1')).toBe(
      toClientNetwork('2001:DB8:01:2:ffff:ffff:ffff:ffff'),
    );
    expect(toClientNetwork('2001:db8:1:2::1')).not.toBe(toClientNetwork('2001:db8:1:3::1'));
  });
});
