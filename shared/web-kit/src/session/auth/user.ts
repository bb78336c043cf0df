export interface SessionUser {
  readonly Id: number;
  readonly Name: string;
  readonly Email: string;
  readonly Mobile: string;
  readonly Address: string;
  readonly GSTN: string;
  readonly PartyId: number;
}

const toNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const parseUser = (value: unknown): SessionUser | null => {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const id = toNumber(record.Id);
  if (id <= 0) return null;
  return {
    Id: id,
    Name: toText(record.Name),
    Email: toText(record.Email),
    Mobile: toText(record.Mobile),
    Address: toText(record.Address),
    GSTN: toText(record.GSTN),
    PartyId: toNumber(record.PartyId),
  };
};
