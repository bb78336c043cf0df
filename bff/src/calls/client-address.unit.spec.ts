import { clientNetwork } from './client-address.ts';

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [undefined, 'unknown'],
  ])('%s, counted, is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
