import { clientNetwork } from './client-network.ts';

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [undefined, 'unknown'],
  ])('maps the address %s to the network %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
