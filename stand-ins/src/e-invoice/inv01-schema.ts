import * as z from 'zod/mini';

const amount = z.number().check(z.gte(0), z.lte(99_999_999_999_999.99));
const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));
const gstin = z.string().check(z.regex(/^\d{2}[0-9A-Z]{13}$/));
const stateCode = z.string().check(z.regex(/^\d{1,2}$/));
const date = z.string().check(z.regex(/^\d\d\/\d\d\/\d{4}$/));
const documentNumber = z.string().check(z.regex(/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/));

const party = {
  Gstin: gstin,
  LglNm: text(3, 100),
  Addr1: text(1, 100),
  Addr2: z.optional(text(3, 100)),
  Loc: text(3, 100),
  Pin: z.int().check(z.gte(100_000), z.lte(999_999)),
  Stcd: stateCode,
};

const item = z.object({
  SlNo: text(1, 6),
  PrdDesc: z.optional(text(3, 300)),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: z.string().check(z.regex(/^(?:\d{4}|\d{6}|\d{8})$/)),
  Qty: z.optional(amount),
  Unit: z.optional(text(3, 8)),
  UnitPrice: amount,
  TotAmt: amount,
  Discount: z.optional(amount),
  AssAmt: amount,
  GstRt: z.number(),
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  TotItemVal: amount,
});

/** The parts of schema INV-01 version 1.1 that an invoice without export or transport has. */
export const inv01Schema = z.object({
  Version: z.literal('1.1'),
  TranDtls: z.object({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.optional(z.enum(['Y', 'N'])),
    IgstOnIntra: z.optional(z.enum(['Y', 'N'])),
  }),
  DocDtls: z.object({ Typ: z.enum(['INV', 'CRN', 'DBN']), No: documentNumber, Dt: date }),
  SellerDtls: z.object(party),
  BuyerDtls: z.object({ ...party, Pos: stateCode }),
  ItemList: z.array(item).check(z.minLength(1), z.maxLength(1000)),
  ValDtls: z.object({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    RndOffAmt: z.number().check(z.gte(-99.99), z.lte(99.99)),
    TotInvVal: amount,
  }),
  RefDtls: z.optional(
    z.object({
      PrecDocDtls: z.array(z.object({ InvNo: documentNumber, InvDt: date })),
    }),
  ),
});
export type Inv01 = z.output<typeof inv01Schema>;
