import { clientNetwork } from './client-address.ts';

describe('the network of an address', () => {
  it.each([['203.0.113.7', '203.0.113.7'], ['::ffff:203.0.113.7', '203.0.113.7'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'], ['2001:db8:1:2::9', '2001:db8:1:2::/64'], ['2001:db8::1', '2001:db8:0:0::/64'], ['::1', '0:0:0:0::/64'], [undefined, 'unknown']])('%s, counted, is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
