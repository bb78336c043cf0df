/** Of an IPv6 network everything below /64 belongs to one customer (RFC 6177); IPv4 mapped into IPv6 is IPv4. */
export const clientNetwork = (address: string | undefined): string => {
  const plain = (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return `${whole.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`;
};
