import { isIPv6 } from 'node:net';

const groupCount = 8;
/** The first four groups are the /64. */
const networkGroups = 4;

const expandIpv6 = (address: string): readonly string[] => {
  // The URL standard writes every form of one address the same way: lower case, no leading zeros, the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const leading = head === '' ? [] : head.split(':');
  if (tail === undefined) return leading;
  const trailing = tail === '' ? [] : tail.split(':');
  return [
    ...leading,
    ...Array<string>(groupCount - leading.length - trailing.length).fill('0'),
    ...trailing,
  ];
};

/** `::ffff:0:0/96` is IPv4 written as IPv6 (RFC 4291 2.5.5.2); null for any other. */
const toMappedIpv4 = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return null;
  return groups
    .slice(6)
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    })
    .join('.');
};

/**
 * Whose limits an address counts for: itself in IPv4, its /64 in IPv6, for everything below that belongs to one household or one attacker (RFC 6177).
 * What is no address stays as it is.
 */
export const toClientNetwork = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = expandIpv6(plain);
  return toMappedIpv4(groups) ?? `${groups.slice(0, networkGroups).join(':')}::/64`;
};
