import { companySnapshot, type EventData } from '@tokri/contracts/events';
import type { Broker } from '../kafka/index.ts';
import { publishEvent } from './events.ts';

export const companyRecord: EventData<typeof companySnapshot> = {
  companyId: 1,
  brand: 'Tokri',
  hindiBrand: 'टोकरी',
  stateCode: '29',
  seller: {
    name: 'Tokri Fresh Foods',
    address: 'Bengaluru',
    gstin: '29AABCT1234F1ZM',
    fssai: '11226999000101',
  },
  supportPhone: '08040000000',
  supportMail: 'help@tokri.example',
  careNumber: '918040000000',
  grievanceOfficer: 'Lakshmi Narayan, grievance@tokri.example',
  roundToRupee: true,
  billPrefixes: [],
};

export const publishCompany = (
  broker: Broker,
  change: Partial<EventData<typeof companySnapshot>> = {},
  seq = 1,
) =>
  publishEvent(broker, companySnapshot, { key: '1', seq, data: { ...companyRecord, ...change } });
