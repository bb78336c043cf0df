import type { Language } from '@tokri/contracts/language';
import type { Permission } from '@tokri/contracts/platform';
import { err, ok, type Err, type Ok } from '@tokri/contracts/result';

/** The messages lead to the stock page, so whoever gets them must be able to open it. */
const requiredPermission: Permission = 'items';

export interface LowStockRecipient {
  readonly userId: number;
  readonly mail: boolean;
  readonly sms: boolean;
  readonly language: Language;
}

export interface LocationRecipients {
  readonly locationId: number;
  readonly recipients: readonly LowStockRecipient[];
}

export interface LowStockSettings {
  readonly rev: number;
  readonly isOn: boolean;
  readonly locations: readonly LocationRecipients[];
}

/** Nobody gets messages before somebody chose so. */
export const initialSettings: LowStockSettings = { rev: 0, isOn: false, locations: [] };

export const canReceive = (staff: { readonly permissions: readonly string[] }): boolean =>
  staff.permissions.includes(requiredPermission);

export const listRecipientIds = ({ locations }: Pick<LowStockSettings, 'locations'>): number[] => [
  ...new Set(locations.flatMap(({ recipients }) => recipients.map(({ userId }) => userId))),
];

export const recipientsAt = (
  { isOn, locations }: LowStockSettings,
  locationId: number,
): readonly LowStockRecipient[] =>
  isOn ? (locations.find((location) => location.locationId === locationId)?.recipients ?? []) : [];

export const withoutRecipient = (
  settings: LowStockSettings,
  userId: number,
): LowStockSettings['locations'] =>
  settings.locations.map(({ locationId, recipients }) => ({
    locationId,
    recipients: recipients.filter((recipient) => recipient.userId !== userId),
  }));

/** A recipient who has lost the permission may stay; otherwise every save would fail until removal. */
export const checkSettings = (
  before: LowStockSettings,
  after: Pick<LowStockSettings, 'locations'>,
  known: {
    readonly isLocation: (locationId: number) => boolean;
    readonly staffIds: ReadonlySet<number>;
  },
): Ok<null> | Err<'unknown-location' | 'not-allowed'> => {
  if (!after.locations.every(({ locationId }) => known.isLocation(locationId)))
    return err('unknown-location');
  const chosenBefore = new Set(listRecipientIds(before));
  const isAllowed = (userId: number) => known.staffIds.has(userId) || chosenBefore.has(userId);
  return listRecipientIds(after).every(isAllowed) ? ok(null) : err('not-allowed');
};
