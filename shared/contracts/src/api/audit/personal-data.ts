/**
 * Which values an audit entry must not keep in clear. A segment is a field name anywhere in the
 * path of a value, compared without case.
 */
const secretPattern = /password|otp|token|secret|signature|hash|searchkeys/;

const alwaysPersonal = [
  'mobile',
  'verifiedmobile',
  'email',
  'verifiedemail',
  'phone',
  'useragent',
  'network',
  'landmark',
  'latitude',
  'longitude',
];

/** Beside those that are personal everywhere. Kinds are those of subjects. */
const personalByKind: Readonly<Record<string, readonly string[]>> = {
  user: ['name', 'address', 'pincode'],
  address: ['name', 'address', 'pincode', 'text', 'source'],
  session: ['device'],
  order: ['address', 'customer', 'contact'],
  bill: ['buyer', 'recipient', 'address', 'customer'],
  conversation: ['name', 'text', 'preview', 'message'],
  notice: ['to', 'subject', 'text', 'body', 'title'],
};

const inputOfPeople = ['name', 'address', 'text', 'message', 'search', 'pincode', 'body', 'title'];

export type ValueClass = 'plain' | 'personal' | 'secret';

const classify = (path: readonly string[], personal: readonly string[]): ValueClass => {
  const segments = path.map((segment) => segment.toLowerCase());
  if (segments.some((segment) => secretPattern.test(segment))) return 'secret';
  return segments.some((segment) => alwaysPersonal.includes(segment) || personal.includes(segment))
    ? 'personal'
    : 'plain';
};

export const classifyRecordField = (kind: string, path: readonly string[]): ValueClass =>
  classify(path, personalByKind[kind] ?? []);

/** Services about people name a person's data like that of the shop, so all of it is masked. */
export const classifyInputField = (
  path: readonly string[],
  { isAboutPeople }: { readonly isAboutPeople: boolean },
): ValueClass => classify(path, isAboutPeople ? inputOfPeople : []);

const visibleEnd = 4;
const mobilePattern = /^\+?\d{8,15}$/;
const emailPattern = /^[^@\s]+@([^@\s]+)$/;

/** Enough to recognise a value that one knows, and too little to learn it. */
export const maskPersonal = (text: string): string => {
  if (text === '') return '';
  if (mobilePattern.test(text)) return `••••${text.slice(-visibleEnd)}`;
  const [, domain] = emailPattern.exec(text) ?? [];
  return domain === undefined ? '••••' : `••••@${domain}`;
};
