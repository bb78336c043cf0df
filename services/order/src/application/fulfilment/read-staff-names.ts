import type { Order } from '../../domain/order.ts';
import type { ContactDirectory } from '../ports/contact-directory.ts';

export type StaffNames = ReadonlyMap<number, string>;

/** Of all who changed the status of the order, by their id; empty for somebody without a name. */
export const readStaffNames = async (
  { contacts }: { readonly contacts: Pick<ContactDirectory, 'listNames'> },
  { history }: Pick<Order, 'history'>,
): Promise<StaffNames> => {
  const staffIds = new Set(history.flatMap(({ staffId }) => staffId ?? []));
  if (staffIds.size === 0) return new Map();
  const known = await contacts.listNames([...staffIds]);
  return new Map(
    [...staffIds].map((staffId) => [
      staffId,
      known.find(({ userId }) => userId === staffId)?.name ?? '',
    ]),
  );
};
