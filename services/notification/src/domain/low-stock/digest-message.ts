import type { Language } from '@tokri/contracts/language';
import { stockPath, stockStates } from '@tokri/contracts/orders';
import type { PlaceholderValues } from '@tokri/contracts/templates';
import type { Digest, LowPack } from './digest.ts';

/**
 * With short names the message is one SMS. How many are left is behind the link only: the number at
 * the fall may be a quarter of an hour old.
 */
const maxPacksInSms = 3;
const maxNameLengthInSms = 20;

const words = {
  en: {
    more: (count: number) => `and ${count} more`,
    packs: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  },
  hi: {
    more: (count: number) => `और ${count} और`,
    packs: (count: number) => `${count} पैक`,
  },
} as const;

/** Three full stops, because the ellipsis is not in the GSM alphabet. */
const shorten = (name: string, maxLength: number): string =>
  Array.from(name).length > maxLength
    ? `${Array.from(name)
        .slice(0, maxLength - 3)
        .join('')
        .trim()}...`
    : name;

const nameOf = (
  { itemName, hindiName, unitName }: LowPack,
  language: Language,
  maxLength = Infinity,
): string =>
  [shorten((language === 'hi' && hindiName) || itemName, maxLength), unitName]
    .filter(Boolean)
    .join(' ');

const listInSms = ({ packs, count }: Pick<Digest, 'packs' | 'count'>, language: Language) => {
  const { more } = words[language];
  const named = packs
    .slice(0, maxPacksInSms)
    .map((pack) => nameOf(pack, language, maxNameLengthInSms));
  const unnamed = count - named.length;
  return `${named.join(', ')}${unnamed > 0 ? ` ${more(unnamed)}` : ''}`;
};

const listInMail = ({ packs, count }: Pick<Digest, 'packs' | 'count'>, language: Language) => {
  const { more } = words[language];
  return [
    ...packs.map((pack) => `- ${nameOf(pack, language)}`),
    ...(count > packs.length ? [more(count - packs.length)] : []),
  ].join('\n');
};

export const toDigestValues = (
  digest: Pick<Digest, 'packs' | 'count'>,
  {
    language,
    channel,
    location,
    link,
  }: {
    readonly language: Language;
    readonly channel: 'mail' | 'sms';
    readonly location: string;
    readonly link: string;
  },
): PlaceholderValues => ({
  count: words[language].packs(digest.count),
  location,
  packs: channel === 'mail' ? listInMail(digest, language) : listInSms(digest, language),
  link,
});

/** Low and sold out: a pack that fell may be either by the time of reading. */
export const lowStockPath = (locationId: number): string => stockPath(locationId, stockStates);
