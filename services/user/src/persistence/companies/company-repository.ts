import { aggregateSchema, insertAggregate, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Companies } from '../../application/ports/companies.ts';
import type { Administrator, Company } from '../../domain/companies/company.ts';

interface CompanyDocument extends Omit<Company, 'id'> {
  readonly _id: number;
  readonly administrator?: Administrator;
  readonly rev: number;
}

export const companyModel = (connection: Connection): Model<CompanyDocument> =>
  connection.model<CompanyDocument>(
    'company',
    aggregateSchema<CompanyDocument>({
      _id: Number,
      name: String,
      address: String,
      stateCode: String,
      gstin: String,
      fssai: String,
      supportPhone: String,
      supportMail: String,
      grievanceOfficer: String,
      administrator: { type: { mobile: String, name: String }, _id: false },
      rev: { type: Number, default: 0 },
    }),
    'companies',
  );

export const createCompanyRepository = (model: Model<CompanyDocument>): Companies => {
  const read = (id: number) => model.findOne({ _id: id }).lean<CompanyDocument | null>();
  return {
    find: async (id) => {
      const found = await read(id);
      if (!found) return null;
      const { _id, administrator: _administrator, rev: _rev, ...fields } = found;
      return { id: _id, ...fields };
    },
    create: async ({ company: { id, ...fields }, administrator }) =>
      (await insertAggregate(model, { _id: id, ...fields, administrator })) === 'inserted',
    pendingAdministrator: async (id) => (await read(id))?.administrator ?? null,
    markReady: async (id) => {
      await conditionalUpdate(model, { id, unset: ['administrator'] });
    },
  };
};
