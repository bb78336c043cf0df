export interface SessionUser {
  readonly Id: number;
  readonly Name: string;
  readonly Email: string;
  readonly Mobile: string;
  readonly Address: string;
  readonly GSTN: string;
  readonly PartyId: number;
}

const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const parseUser = (value: unknown): SessionUser | null => {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const id = number(record.Id);
  if (id <= 0) return null;
  return {
    Id: id,
    Name: text(record.Name),
    Email: text(record.Email),
    Mobile: text(record.Mobile),
    Address: text(record.Address),
    GSTN: text(record.GSTN),
    PartyId: number(record.PartyId),
  };
};
