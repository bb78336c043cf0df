import { isIPv6 } from 'node:net';

const groupCount = 8;
/** The first four groups are the /64. */
const networkGroups = 4;

const groupsOf = (address: string): readonly string[] => {
  // The URL standard writes every form of one address the same way: lower case, no leading zeros, the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [
    ...before,
    ...Array<string>(groupCount - before.length - after.length).fill('0'),
    ...after,
  ];
};

/** `::ffff:0:0/96` is IPv4 written as IPv6 (RFC 4291 2.5.5.2); null for any other. */
const mappedIpv4 = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return null;
  return groups
    .slice(6)
    .flatMap((group) => {
      const both = Number.parseInt(group, 16);
      return [both >> 8, both & 255];
    })
    .join('.');
};

/**
 * Whose limits an address counts for: itself in IPv4, its /64 in IPv6, for everything below that belongs to one household or one attacker (RFC 6177).
 * What is no address stays as it is.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  return mappedIpv4(groups) ?? `${groups.slice(0, networkGroups).join(':')}::/64`;
};
