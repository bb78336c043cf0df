import { err, ok, type Result } from '@tokri/contracts/result';
import { roundOff } from '@tokri/contracts/pricing';
import { calculateTax, taxSummary, taxTotal } from '@tokri/contracts/tax';
import { isTaxable, sumTotals, type Bill, type Buyer } from '../bills/bill.ts';

type BillLine = Bill['lines'][number];
type ImportedLine = Readonly<
  Pick<BillLine, 'name' | 'unitName' | 'hsn' | 'quantity' | 'ratePaise' | 'taxBasisPoints'>
>;

export interface ImportedBill {
  readonly partyId: number;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly paidPaise: number;
  readonly lines: readonly ImportedLine[];
}

export type ImportBillError = 'number-taken' | 'date-order' | 'two-documents' | 'paid-too-much';

const isOfOwnSeries = (number: string, ownPrefixes: readonly string[]): boolean => {
  const [prefix = '', year = '', ...rest] = number.toUpperCase().split('/');
  return (
    rest.length > 0 &&
    /^\d\d-\d\d$/.test(year) &&
    ownPrefixes.some((own) => own.toUpperCase() === prefix)
  );
};

const toBillLine = (line: ImportedLine, index: number, isInterState: boolean): BillLine => {
  const taxablePaise = line.ratePaise * line.quantity;
  const tax = calculateTax({
    taxablePaise,
    taxBasisPoints: line.taxBasisPoints,
    supply: isInterState ? 'inter-state' : 'intra-state',
  });
  const { name, unitName, hsn, taxBasisPoints, quantity, ratePaise } = line;
  return {
    cartLineId: index + 1,
    name,
    unitName,
    hsn,
    taxBasisPoints,
    quantity,
    ratePaise,
    mrpPaise: 0,
    discountPaise: 0,
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + taxTotal(tax),
  };
};

export const importBill = (
  imported: ImportedBill,
  context: {
    readonly billId: number;
    readonly buyer: Buyer;
    readonly stateCode: string;
    readonly supplierState: string;
    readonly ownPrefixes: readonly string[];
    readonly today: string;
  },
): Result<Bill, ImportBillError> => {
  if (isOfOwnSeries(imported.number, context.ownPrefixes)) return err('number-taken');
  if (imported.dueDate < imported.date || imported.date > context.today) return err('date-order');
  const taxed = imported.lines.filter(isTaxable).length;
  if (taxed > 0 && taxed < imported.lines.length) return err('two-documents');
  const lines = imported.lines.map((line, index) =>
    toBillLine(line, index, context.stateCode !== context.supplierState),
  );
  const roundOffPaise = roundOff(
    lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    true,
  );
  const totals = sumTotals(lines, {
    deliveryChargePaise: 0,
    slotFeePaise: 0,
    deliveryTaxPaise: 0,
    roundOffPaise,
  });
  if (imported.paidPaise > totals.payablePaise) return err('paid-too-much');
  return ok({
    billId: context.billId,
    orderId: 0,
    userId: 0,
    partyId: imported.partyId,
    transactionNumber: '',
    kind: taxed > 0 ? 'TaxInvoice' : 'BillOfSupply',
    date: imported.date,
    buyer: context.buyer,
    deliverTo: null,
    placeOfSupply: context.stateCode,
    lines,
    taxSummary: taxSummary(lines),
    totals: { ...totals, mrpPaise: totals.itemsPaise, savingsPaise: 0 },
    against: null,
    account: { dueDate: imported.dueDate, paidPaise: imported.paidPaise },
    number: imported.number,
  });
};

const isSameLine = (a: BillLine, b: BillLine | undefined): boolean =>
  b !== undefined &&
  a.name === b.name &&
  a.hsn === b.hsn &&
  a.unitName === b.unitName &&
  a.quantity === b.quantity &&
  a.ratePaise === b.ratePaise &&
  a.taxBasisPoints === b.taxBasisPoints;

const areSameLines = (a: readonly BillLine[], b: readonly BillLine[]): boolean =>
  a.length === b.length && a.every((line, index) => isSameLine(line, b[index]));

export const isSameBill = (a: Bill, b: Bill): boolean =>
  a.partyId === b.partyId &&
  a.date === b.date &&
  areSameLines(a.lines, b.lines) &&
  a.account?.dueDate === b.account?.dueDate &&
  a.account?.paidPaise === b.account?.paidPaise;
