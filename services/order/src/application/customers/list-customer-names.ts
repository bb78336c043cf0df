import type { ContactDirectory, CustomerName } from '../ports/contact-directory.ts';

/** In the order of the ids. Unknown users and those without a name are left out. */
export const listCustomerNames = async (
  { contacts }: { readonly contacts: Pick<ContactDirectory, 'listNames'> },
  userIds: readonly number[],
): Promise<readonly CustomerName[]> => {
  const names = new Map(
    (await contacts.listNames(userIds)).map(({ userId, name }) => [userId, name] as const),
  );
  return userIds.flatMap((userId) => {
    const name = names.get(userId);
    return name ? [{ userId, name }] : [];
  });
};
