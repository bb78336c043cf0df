/** Five lines as the vendor formats them; some are empty. */
interface KnownAddress {
  readonly id: string;
  readonly postcode: string;
  readonly lines: readonly string[];
}

const addresses: readonly (readonly [postcode: string, ...lines: readonly string[]])[] = [
  ['SW1A 2AA', '10 Downing Street', '', '', 'London', ''],
  ['NW1 6XE', '221B Baker Street', '', '', 'London', ''],
  ['NW1 5LA', 'Flat 4', '12 Baker Street', 'Marylebone', 'London', ''],
  ['E1 6RF', 'Flat 3', '41 Brick Lane', 'Spitalfields', 'London', ''],
  ['E1 6QL', '152 Brick Lane', '', 'Spitalfields', 'London', ''],
  ['E2 7DG', '8 Columbia Road', '', 'Bethnal Green', 'London', ''],
  ['NN1 3ER', '10 Watkin Terrace', '', '', 'Northampton', 'Northamptonshire'],
  ['EH1 1YZ', 'Unit 2', '21 High Street', 'Old Town', 'Edinburgh', 'Midlothian'],
  ['CF10 1DX', '3 Wharton Street', '', '', 'Cardiff', 'South Glamorgan'],
  ['BT1 5GS', '18 Donegall Square North', '', '', 'Belfast', 'County Antrim'],
];

const knownAddresses: readonly KnownAddress[] = addresses.map(([postcode, ...lines], index) => ({
  id: Buffer.from(`tokri-${index}`).toString('base64url'),
  postcode,
  lines,
}));

const maxSuggestions = 6;

export const toText = ({ lines, postcode }: KnownAddress): string =>
  [...lines, postcode].filter(Boolean).join(', ');

const toWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Every word of the term starts a word of the address. */
export const suggestAddresses = (term: string): readonly KnownAddress[] => {
  const typed = toWords(term);
  return knownAddresses
    .filter((address) => {
      const words = toWords(toText(address));
      return typed.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, maxSuggestions);
};

export const findAddress = (id: string): KnownAddress | undefined =>
  knownAddresses.find((address) => address.id === id);
