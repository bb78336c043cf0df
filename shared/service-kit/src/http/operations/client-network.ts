import { isIPv6 } from 'node:net';

const groupCount = 8;
const networkGroups = 4;

const expandIpv6 = (address: string): readonly string[] => {
  // Rate limits count an IPv6 address by its /64 network, because one household or attacker owns
  // all of it (RFC 6177).
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

export const toClientNetwork = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = expandIpv6(plain);
  return toMappedIpv4(groups) ?? `${groups.slice(0, networkGroups).join(':')}::/64`;
};
