import { gstinCheckDigit } from '@tokri/contracts/tax';
import { eventually } from '@tokri/service-kit/testing';
import { callApi, sendCommand } from './call-api.ts';
import { uniqueMobile } from './mobiles.ts';
import { signIn, type SignedInUser } from './sign-in.ts';
import { ensureAddress, testPincode } from './test-area.ts';

/** Seven digits of a number that no other customer has, as three letters and four digits. */
const uniqueGstin = (mobile: string): string => {
  const digits = mobile.slice(-7);
  const letters = [...digits.slice(0, 3)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  const stem = `29AA${letters}${digits.slice(3)}C1Z`;
  return `${stem}${gstinCheckDigit(stem)}`;
};

export interface CreditTerms {
  /** Rupees. */
  readonly limit: number;
  readonly termsDays: number;
}

export const createBusinessCustomer = async (
  { token }: Pick<SignedInUser, 'token'>,
  { limit, termsDays }: CreditTerms,
): Promise<{
  readonly buyer: SignedInUser;
  readonly addressId: number;
  readonly partyId: number;
}> => {
  const mobile = uniqueMobile();
  const { Id: partyId } = await sendCommand({
    path: '/api/admin/user/parties',
    token,
    body: {
      Name: `Canteen ${mobile}`,
      GSTIN: uniqueGstin(mobile),
      Address: '3 Trial Street',
      Pincode: '560034',
      Mobile: mobile,
    },
  });
  await eventually(
    async () =>
      (
        await callApi({
          method: 'POST',
          path: '/api/admin/billing/credit-limits',
          token,
          body: { PartyId: partyId, CreditLimit: limit, TermsDays: termsDays },
        })
      ).status === 200,
    { missing: `the credit of party ${partyId}` },
  );
  const buyer = await signIn(mobile);
  return { buyer, addressId: await ensureAddress(buyer, testPincode), partyId };
};
