import type { Language } from '@tokri/contracts/language';
import type { LowStockSettings, StaffMember } from './low-stock-queries.ts';

export type Recipient = LowStockSettings['Locations'][number]['Recipients'][number];

export interface LowStockForm {
  readonly isOn: boolean;
  /** By location; without a location nobody is chosen there. */
  readonly recipients: ReadonlyMap<number, readonly Recipient[]>;
}

export const toForm = ({ IsOn, Locations }: LowStockSettings): LowStockForm => ({
  isOn: IsOn,
  recipients: new Map(Locations.map(({ LocationId, Recipients }) => [LocationId, Recipients])),
});

export const toBody = ({ isOn, recipients }: LowStockForm, Rev: number) => ({
  Rev,
  IsOn: isOn,
  Locations: [...recipients]
    .filter(([, chosen]) => chosen.length > 0)
    .map(([LocationId, Recipients]) => ({ LocationId, Recipients: [...Recipients] }))
    .sort((a, b) => a.LocationId - b.LocationId),
});

export const isSame = (a: LowStockForm, b: LowStockForm): boolean =>
  JSON.stringify(toBody(a, 0)) === JSON.stringify(toBody(b, 0));

export const recipientsAt = ({ recipients }: LowStockForm, locationId: number) =>
  recipients.get(locationId) ?? [];

export const withRecipients = (
  form: LowStockForm,
  locationId: number,
  chosen: readonly Recipient[],
): LowStockForm => ({ ...form, recipients: new Map([...form.recipients, [locationId, chosen]]) });

/** By what reaches the person; by mail if nothing is verified yet. */
export const newRecipient = (
  { UserId, HasMail, HasMobile }: StaffMember,
  language: Language,
): Recipient => ({
  UserId,
  Mail: HasMail || !HasMobile,
  Sms: !HasMail && HasMobile,
  Language: language,
});

export const hasChannel = ({ Mail, Sms }: Recipient): boolean => Mail || Sms;

export const isComplete = ({ recipients }: LowStockForm): boolean =>
  [...recipients.values()].flat().every(hasChannel);
