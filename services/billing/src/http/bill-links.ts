import { keyedHash, sameText } from '@tokri/service-kit/crypto';

/** A link opens this long: enough to look and to print, too short to be passed around (readings 28). */
const linkLifeMs = 60 * 60_000;

export interface BillLinks {
  linkTo(billId: number, now: Date): string;
  /** Whether a link is ours and still opens. */
  opens(link: { readonly billId: number; readonly expires: string; readonly signature: string }, now: Date): boolean;
}

/** Signed links to the paper of a bill. Who gets one has been asked who they are; the link itself needs no token. */
export const billLinks = (key: string): BillLinks => {
  const sign = (billId: number, expires: string) => keyedHash(key, `bill:${billId}:${expires}`);
  return {
    linkTo: (billId, now) => {
      const expires = String(now.getTime() + linkLifeMs);
      return `/bills/${billId}.pdf?expires=${expires}&signature=${sign(billId, expires)}`;
    },
    opens: ({ billId, expires, signature }, now) => sameText(sign(billId, expires), signature) && Number(expires) > now.getTime(),
  };
};
