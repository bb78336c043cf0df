/** What is kept of the signed-in person (section 3, key `user`). */
export interface SessionUser {
  readonly Id: number;
  readonly Name: string;
  readonly Email: string;
  readonly Mobile: string;
  readonly Address: string;
  readonly GSTN: string;
  /** Above 0 for a business customer. */
  readonly PartyId: number;
}

const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Defaults of section 3: numbers 0, text empty. Null when nobody with an Id above 0 is in it. */
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
