import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { quoteAudience, quoteIssuer, type QuoteClaims } from '@tokri/contracts/pricing';
import { createSigner, toRoles, tokenAudience, tokenIssuer } from '@tokri/service-kit/auth';
import type { Jwk } from '@tokri/service-kit/config';
import { runFilePath } from '../product.ts';
import { testPincode } from '../api/test-area.ts';

export interface Caller {
  readonly userId: number;
  readonly token: string;
  readonly quoteToken: string;
}

const tokenLifetimeSeconds = 15 * 60;
const idsPerSecond = 1_000_000;
const idWindowSeconds = 800;
/** Ids that no run of the last 15 minutes used, because its holds may still exist. */
let nextUserId = 100_000_000 + (Math.floor(Date.now() / 1000) % idWindowSeconds) * idsPerSecond;

const totals: QuoteClaims['totals'] = {
  mrpPaise: 9000,
  itemsPaise: 8400,
  savingsPaise: 600,
  offerDiscountPaise: 0,
  couponDiscountPaise: 0,
  taxablePaise: 8400,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  deliveryChargePaise: 4000,
  deliveryTaxPaise: 720,
  slotFeePaise: 0,
  roundOffPaise: -20,
  payablePaise: 13_100,
};

const buildQuote = (userId: number): QuoteClaims => ({
  quoteId: randomUUID(),
  userId,
  partyId: 0,
  companyId: 1,
  pdate: addDays(shopDate(new Date()), 1),
  cartVersion: 1,
  addressId: null,
  pincode: testPincode,
  stateCode: '29',
  placeOfSupply: '29',
  slot: null,
  lines: [],
  totals,
  taxSummary: [],
  coupon: null,
  itemCount: 1,
  leadTimeMinutes: 0,
});

/** Signs tokens with the product's keys, because 5,000 customers cannot sign in by SMS. */
const readSigningKeys = (): { readonly tokenSigning: Jwk; readonly quoteSigning: Jwk } =>
  JSON.parse(
    readFileSync(path.join(path.dirname(runFilePath(process.env)), 'keys.json'), 'utf8'),
  ) as never;

export const createCallers = async (count: number): Promise<readonly Caller[]> => {
  const { tokenSigning, quoteSigning } = readSigningKeys();
  const tokenSigner = createSigner({
    privateJwk: tokenSigning,
    issuer: tokenIssuer,
    audience: tokenAudience,
  });
  const quoteSigner = createSigner({
    privateJwk: quoteSigning,
    issuer: quoteIssuer,
    audience: quoteAudience,
  });
  const callers: Caller[] = [];
  while (callers.length < count) {
    nextUserId += 1;
    const userId = nextUserId;
    callers.push({
      userId,
      token: await tokenSigner.sign({
        subject: String(userId),
        claims: { partyId: 0, roles: toRoles([]) },
        expiresInSeconds: tokenLifetimeSeconds,
      }),
      quoteToken: await quoteSigner.sign({
        claims: buildQuote(userId),
        expiresInSeconds: tokenLifetimeSeconds,
      }),
    });
  }
  return callers;
};
