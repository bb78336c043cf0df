import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';

/**
 * `conditionalUpdate` and `insertAggregate` record a change for the audit log by themselves. Other
 * writes must call `recordDocumentChange`, unless no action of staff reaches them.
 */
const rawWrite =
  /\.(?:updateOne|updateMany|insertOne|insertMany|bulkWrite|deleteOne|deleteMany|replaceOne|findOneAndUpdate|findOneAndDelete|findOneAndReplace)\(/;

const reasons: Readonly<Record<string, string>> = {
  'billing/e-invoices/e-invoice-repository': 'removes the mark of a document in a job',
  'billing/ledger/ledger-documents': 'a job marks documents and posts them',
  'billing/party-payments/online-payment-queries': 'a job notes when it asked the provider',
  'billing/payments/payment-repository': 'a job marks payments of an earlier version',
  'catalog/bulk-changes/delete-old-changes': 'a job deletes expired records',
  'catalog/import/import-batch-repository': 'progress of an import that runs in the background',
  'catalog/import/import-file-repository':
    'the uploaded file; the import that names it is recorded',
  'catalog/stock/movement-ids': 'the id of a movement, which the stock document records',
  'catalog/stock/stock-repository': 'stock of new packs; their item is recorded',
  'catalog/stock/delete-old-movements': 'a job deletes expired records',
  'chat/unread-counts': 'derived from messages',
  'delivery-slot/slots/fill-day-repository': 'a job sums slots',
  'notification/chat-answers': 'customers read a chat',
  'notification/low-stock/digest-repository': 'the erasure of a closed account',
  'notification/low-stock/pack-repository': 'a job sends messages and deletes expired records',
  'notification/preferences-repository': 'the erasure of a closed account',
  'notification/push-token-repository': 'devices of customers',
  'notification/recipient-limiter': 'a job deletes expired records',
  'notification/notification-repository':
    'a job deletes expired records, and those of a closed account',
  'notification/code-repository': 'a job deletes expired records',
  'order/reports/sales-order-queries': 'marks of a job that sums sales',
  'order/reports/sales-day-repository': 'a job sums sales',
  'order/reports/placed-day-repository': 'a job sums orders',
  'order/reports/sales-record-queries': 'a job sums sales',
  'order/cash-due-marks': 'a job marks orders of an earlier version',
  'user/one-time-passwords/active-code-repository': 'codes of people who sign in',
  'user/one-time-passwords/challenge-repository': 'codes of people who sign in',
  'user/accounts/identity-repository': 'the erasure of a closed account',
  'user/second-factor/second-factor-repository': 'the erasure of a closed account',
  'user/sessions/session-repository':
    'a job deletes expired records, and those of a closed account',
};

interface Source {
  readonly file: string;
  readonly text: string;
}

const listPersistence = (): readonly Source[] =>
  services.flatMap(({ name, folder }) => {
    const root = path.join(repository, folder, 'src/persistence');
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.spec)\.ts$/.test(file))
      .map((file) => ({
        file: `${name}/${file.replace(/\.ts$/, '')}`,
        text: readFileSync(path.join(root, file), 'utf8'),
      }));
  });

const findUnrecorded = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ text }) => rawWrite.test(text) && !text.includes('recordDocumentChange('))
    .map(({ file }) => file);

describe('writes past conditionalUpdate', () => {
  it('are recorded for the audit log, or no action of staff reaches them', () =>
    expect(findUnrecorded(listPersistence()).toSorted()).toEqual(Object.keys(reasons).toSorted()));

  it('are found when they are not recorded', () => {
    const file = 'catalog/items/new-repository';
    const write = 'await model.updateMany(filter, { $set: names });';
    expect(findUnrecorded([{ file, text: write }])).toEqual([file]);
    expect(findUnrecorded([{ file, text: `${write}\nrecordDocumentChange(model);` }])).toEqual([]);
  });
});
