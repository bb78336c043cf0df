import type { GstReturnResponse } from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import { gstFindingKinds, gstSections } from '@tokri/contracts/tax';
import type { Gstr1 } from '../../domain/filing/gstr1.ts';

export const toReturnResponse = (
  { month, gstin, sums, numbers, findings, findingCounts }: Gstr1,
  toPdfUrl: (billId: number) => string,
): GstReturnResponse => ({
  Month: month,
  GSTIN: gstin,
  Sections: gstSections.map((name) => {
    const { count, taxablePaise, cgstPaise, sgstPaise, igstPaise } = sums[name];
    return {
      Name: name,
      Count: count,
      Taxable: toRupees(taxablePaise),
      Cgst: toRupees(cgstPaise),
      Sgst: toRupees(sgstPaise),
      Igst: toRupees(igstPaise),
    };
  }),
  Numbers: numbers.map(({ from, to, total, missing }) => ({
    From: from,
    To: to,
    Total: total,
    Missing: missing,
  })),
  FindingCounts: gstFindingKinds.flatMap((kind) => {
    const count = findingCounts.get(kind) ?? 0;
    return count > 0 ? [{ Kind: kind, Count: count }] : [];
  }),
  Findings: findings.map(({ kind, number, billId, orderId, detail }) => ({
    Kind: kind,
    Number: number,
    BillId: billId,
    TransactionId: orderId,
    Detail: detail,
    PdfUrl: billId === 0 || number === '' ? '' : toPdfUrl(billId),
  })),
});
