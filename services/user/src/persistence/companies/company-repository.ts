import type { DatedBillPrefixes } from '@tokri/contracts/orders';
import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  snapshotFields,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Companies } from '../../application/ports/companies.ts';
import { migrateCompany } from '../../domain/companies/company.ts';
import type {
  Administrator,
  Company,
  CompanyDetails,
  Seller,
} from '../../domain/companies/company.ts';

export interface CompanyDocument
  extends SnapshotDocument, Omit<CompanyDetails, 'upiId' | 'upiName'> {
  readonly _id: number;
  /** Missing in a company that was not saved since bills have a code for payment. */
  readonly upiId?: string;
  readonly upiName?: string;
  /** Missing in a company that was stored before it held all settings. */
  readonly billPrefixes?: readonly DatedBillPrefixes[];
  readonly initialSeller?: Seller;
  readonly administrator?: Administrator;
}

export const companyModel = (connection: Connection): Model<CompanyDocument> =>
  connection.model<CompanyDocument>(
    'company',
    aggregateSchema<CompanyDocument>({
      ...snapshotFields,
      _id: Number,
      name: String,
      brand: String,
      hindiBrand: String,
      address: String,
      stateCode: String,
      gstin: String,
      fssai: String,
      supportPhone: String,
      supportMail: String,
      careNumber: String,
      grievanceOfficer: String,
      roundToRupee: Boolean,
      upiId: String,
      upiName: String,
      billPrefixes: { type: [Schema.Types.Mixed], default: undefined },
      initialSeller: Schema.Types.Mixed,
      administrator: { type: { mobile: String, name: String }, _id: false },
    }),
    'companies',
  );

export const toCompany = ({
  _id,
  administrator: _administrator,
  dirty: _dirty,
  billPrefixes = [],
  upiId = '',
  upiName = '',
  ...fields
}: CompanyDocument): Company => ({ ...fields, id: _id, billPrefixes, upiId, upiName });

const incomplete = () => trustedFilter({ billPrefixes: { $exists: false } });

export const createCompanyRepository = (model: Model<CompanyDocument>): Companies => {
  const read = (id: number) => model.findOne({ _id: id }).lean<CompanyDocument | null>();
  return {
    find: async (id) => {
      const found = await read(id);
      return found?.billPrefixes ? toCompany(found) : null;
    },
    create: async (id, { company, billPrefixes, administrator }) =>
      (await insertAggregate(
        model,
        { _id: id, ...company, billPrefixes: [billPrefixes], administrator },
        { needsPublishing: true },
      )) === 'inserted',
    save: async ({ id, rev }, change) =>
      (await conditionalUpdate(model, { id, rev, set: { ...change }, needsPublishing: true })) !==
      null,
    hasIncomplete: async () => (await model.findOne(incomplete()).lean()) !== null,
    migrate: async (former) => {
      const stored = await model.find(incomplete()).lean<CompanyDocument[]>();
      for (const company of stored)
        await conditionalUpdate(model, {
          id: company._id,
          precondition: { billPrefixes: { $exists: false } },
          set: { ...migrateCompany(company, former) },
          needsPublishing: true,
        });
    },
    pendingAdministrator: async (id) => (await read(id))?.administrator ?? null,
    markReady: async (id) => {
      await conditionalUpdate(model, { id, unset: ['administrator'] });
    },
  };
};
