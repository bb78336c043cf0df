import { keyedHash, sameText } from '@tokri/service-kit/crypto';

/** A link opens this long: enough to look and to print, too short to be passed around (readings 28). */
const linkLifeMs = 60 * 60_000;
/** Ends are whole ten minutes, so that a bill that is read again says the same. */
const endStepMs = 10 * 60_000;

export interface BillLinks {
  linkTo(billId: number, now: Date): string;
  /** Whether a link is ours and still opens. */
  opens(
    link: { readonly billId: number; readonly until: string; readonly signature: string },
    now: Date,
  ): boolean;
}

/** Signed links to the paper of a bill. Who gets one has been asked who they are; the link itself needs no token. */
export const billLinks = (key: string): BillLinks => {
  const sign = (billId: number, until: string) => keyedHash(key, `bill:${billId}:${until}`);
  return {
    linkTo: (billId, now) => {
      const until = String(Math.ceil((now.getTime() + linkLifeMs) / endStepMs) * endStepMs);
      return `/bills/${billId}.pdf?until=${until}&signature=${sign(billId, until)}`;
    },
    opens: ({ billId, until, signature }, now) =>
      sameText(sign(billId, until), signature) && Number(until) > now.getTime(),
  };
};
