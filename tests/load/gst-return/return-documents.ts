import type { FiledDocument } from '../../../services/billing/src/application/ports/filing.ts';
import {
  buildBill,
  buildNote,
  buyerGstin,
  supplierGstin,
} from '../../../services/billing/src/testing/filing.ts';

const linesOfBill = 15;
const registeredEvery = 5;
const creditedEvery = 20;
const rates = [0, 500, 1800];

export const benchmarkMonth = '2026-11';
export const seller = { name: 'Tokri', address: '1 Main Road', gstin: supplierGstin, fssai: '' };

const toNumber = (prefix: string, sequence: number): string =>
  `${prefix}/26-27/${String(sequence).padStart(7, '0')}`;

/** @param index from 1; nothing is shared between documents, as from a store */
export const buildReturnDocument = (index: number): FiledDocument => {
  const isCreditNote = index % creditedEvery === 0;
  const { number, ...bill } = (isCreditNote ? buildNote : buildBill)({
    billId: index,
    number: toNumber(isCreditNote ? 'CN' : 'TI', index),
    gstin: index % registeredEvery === 1 ? buyerGstin : '',
    placeOfSupply: index % 7 === 0 ? '33' : '29',
    deliveryPaise: 4000,
    lines: Array.from({ length: linesOfBill }, (_, line) => ({
      hsn: String(1000 + ((index + line) % 400)),
      unitName: line % 2 === 0 ? '500 g' : '1 l',
      quantity: 1 + (line % 3),
      taxablePaise: 1000 + ((index * line) % 9000),
      taxBasisPoints: rates[line % rates.length] ?? 0,
    })),
  });
  return JSON.parse(JSON.stringify({ bill: { ...bill, seller }, number })) as FiledDocument;
};

/** What a measuring process prints. */
export interface ReturnMeasurement {
  readonly bills: number;
  readonly durationMs: number;
  readonly cpuMs: number;
  readonly fileBytes: number;
  readonly peakBytes: number;
}

export const printMeasurement = (measured: Omit<ReturnMeasurement, 'peakBytes'>): void => {
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(JSON.stringify({ ...measured, peakBytes } satisfies ReturnMeasurement));
};

/** Of all threads, so that other work on the machine does not count. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
