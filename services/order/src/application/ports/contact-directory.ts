import type { DeliveryAddress } from '../../domain/order.ts';

export interface Person {
  readonly name: string;
  /** The mail address that a code proved, empty if none did. */
  readonly verifiedEmail: string;
}

export interface CustomerName {
  readonly userId: number;
  readonly name: string;
}

export interface ContactDirectory {
  /** One read for both. Null until the address of this user is known. */
  findOrderContacts(
    addressId: number,
    userId: number,
  ): Promise<{ readonly address: DeliveryAddress; readonly person: Person | null } | null>;
  findPerson(userId: number): Promise<Person | null>;
  /** One read for all, in any order. Unknown users are left out. */
  listNames(userIds: readonly number[]): Promise<readonly CustomerName[]>;
  listAddresses(userId: number): Promise<readonly DeliveryAddress[]>;
}
