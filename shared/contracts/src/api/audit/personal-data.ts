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

/** Services about people name a person's data like that of the shop, so all of it is masked. */
const inputOfPeople = ['name', 'address', 'text', 'message', 'search', 'pincode', 'body', 'title'];

/** What staff type about somebody stays for 72 months, so that only these texts are kept in clear. */
const kindsAboutPeople: ReadonlySet<string> = new Set([
  ...Object.keys(personalByKind),
  'payment',
  'sale',
  'unpaid-quota',
]);
const plainTexts: ReadonlySet<string> = new Set([
  ...['status', 'state', 'stage', 'kind', 'type', 'paymentstatus', 'moneystate', 'money', 'ended'],
  ...['method', 'paymentmethod', 'provider', 'way', 'paidwith', 'by', 'channel', 'signinchannel'],
  ...['code', 'couponcode', 'coupon', 'rule', 'language', 'permissions', 'template', 'event'],
  ...['pdate', 'date', 'fromdate', 'todate', 'day', 'start', 'end', 'salesdates', 'cutoffat'],
  ...['transactionnumber', 'number', 'lines', 'taxsummary', 'totals', 'placeofsupply', 'statecode'],
  ...['charges', 'quota', 'answers', 'erasurestage'],
]);
const isoDatePattern = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;
const idNamePattern = /^\w*ids?( \S+)?$/;

const isPlainText = (path: readonly string[], value: unknown): boolean =>
  typeof value !== 'string' ||
  isoDatePattern.test(value) ||
  /^\d{1,5}$/.test(value) ||
  path.some((segment) => {
    const name = segment.toLowerCase();
    return plainTexts.has(name) || idNamePattern.test(name);
  });

export type ValueClass = 'plain' | 'personal' | 'secret';

const classify = (path: readonly string[], personal: readonly string[]): ValueClass => {
  const segments = path.map((segment) => segment.toLowerCase());
  if (segments.some((segment) => secretPattern.test(segment))) return 'secret';
  return segments.some((segment) => alwaysPersonal.includes(segment) || personal.includes(segment))
    ? 'personal'
    : 'plain';
};

const maskTexts = (found: ValueClass, path: readonly string[], value: unknown): ValueClass =>
  found === 'plain' && !isPlainText(path, value) ? 'personal' : found;

export const classifyRecordField = (
  kind: string,
  path: readonly string[],
  value: unknown,
): ValueClass => {
  const found = classify(path, personalByKind[kind] ?? []);
  return kindsAboutPeople.has(kind) ? maskTexts(found, path, value) : found;
};

export const classifyInputField = (
  path: readonly string[],
  { isAboutPeople, value }: { readonly isAboutPeople: boolean; readonly value: unknown },
): ValueClass =>
  isAboutPeople ? maskTexts(classify(path, inputOfPeople), path, value) : classify(path, []);

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
