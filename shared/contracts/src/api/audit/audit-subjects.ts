/**
 * Records that an action is about, such as `item:12`, found by the names of ids in its input and in
 * the documents it wrote.
 */
const kindsByField: Readonly<Record<string, string>> = {
  itemid: 'item',
  itemtypeid: 'item-type',
  transactionid: 'order',
  transid: 'order',
  orderid: 'order',
  userid: 'user',
  uid: 'user',
  slotid: 'slot',
  offerid: 'offer',
  couponid: 'coupon',
  partyid: 'party',
  addressid: 'address',
  paymentid: 'payment',
  refundid: 'refund',
  locationid: 'location',
  unitid: 'unit',
  batchid: 'bulk-change',
  importid: 'import',
};

export const maxSubjects = 50;
const maxDepth = 4;
const idPattern = /^[\w.:@+-]{1,80}$/;

const toIdText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return value > 0 ? String(value) : undefined;
  return typeof value === 'string' && idPattern.test(value) && value !== '0' ? value : undefined;
};

const kindOf = (field: string): string | undefined => {
  const name = field.toLowerCase();
  return kindsByField[name] ?? kindsByField[name.replace(/s$/, '')];
};

export const findSubjects = (input: unknown): string[] => {
  const found = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (depth > maxDepth || found.size >= maxSubjects) return;
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, depth + 1);
      return;
    }
    if (typeof value !== 'object' || value === null || value instanceof Date) return;
    for (const [field, entry] of Object.entries(value)) {
      const kind = kindOf(field);
      if (!kind) visit(entry, depth + 1);
      else
        for (const id of [entry].flat()) {
          const text = toIdText(id);
          if (text !== undefined) found.add(`${kind}:${text}`);
        }
    }
  };
  visit(input, 0);
  return [...found].slice(0, maxSubjects);
};

/** `ItemType` and 7 are `item-type:7`. */
export const toSubject = (modelName: string, id: string | number): string =>
  `${modelName.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}:${id}`;
