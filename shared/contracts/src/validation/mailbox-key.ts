const gmailDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Equal for mail addresses that usually reach one mailbox: those with another tag after a plus and,
 * at Gmail, with other dots. Only limits count by it: the address as typed is the identity.
 */
export const mailboxKey = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, Math.max(at, 0));
  const untagged = name.replace(/(?<=.)\+.*$/su, '');
  return gmailDomains.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
};
