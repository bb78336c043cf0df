import { randomUUID } from 'node:crypto';
import type { NotificationPreferencesResponse } from '@tokri/contracts/api';
import { callApiOk, sendCommand } from './call-api.ts';
import { uniqueMobile } from './mobiles.ts';
import { findGoodsInStock, type Purchase } from './shopping.ts';
import { signIn } from './sign-in.ts';
import { ensureAddress, type SlotWindow, openSlot } from './test-area.ts';
import type { SignedInUser } from './sign-in.ts';

export const createCustomer = async (): Promise<{
  readonly buyer: SignedInUser;
  readonly addressId: number;
}> => {
  const buyer = await signIn(uniqueMobile());
  return { buyer, addressId: await ensureAddress(buyer) };
};

export const createPurchase = async (
  staff: SignedInUser,
  slotWindow: SlotWindow,
): Promise<Purchase> => {
  const [slot, customer] = await Promise.all([openSlot(staff, slotWindow), createCustomer()]);
  return { ...customer, slot };
};

/** For tests that run at any time of the day and expect messages that can wait. */
export const switchOffQuietHours = async ({
  token,
}: Pick<SignedInUser, 'token'>): Promise<void> => {
  const path = '/api/app/notification-preferences';
  const { Rev, Channels, QuietHours } = await callApiOk<NotificationPreferencesResponse>({
    path,
    token,
  });
  await sendCommand({
    path,
    token,
    body: { Rev, Channels, QuietHours: { ...QuietHours, IsOn: false } },
  });
};

export const guestCartJson = async (): Promise<string> => {
  const [goods] = await findGoodsInStock(1);
  if (!goods) throw new Error('the shop has nothing to sell');
  return JSON.stringify([
    {
      ItemId: goods.itemId,
      UnitId: goods.unitId,
      OfferId: 0,
      LineKey: randomUUID(),
      Quantity: goods.quantity,
      UserId: 0,
      Message: '',
    },
  ]);
};
