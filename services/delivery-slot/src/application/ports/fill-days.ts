import type { SlotFill } from '../../domain/slots/slot-fill.ts';

export interface FillDay {
  readonly date: string;
  readonly fill: SlotFill;
}

/** What was taken of past days. */
export interface FillDays {
  listDates(): Promise<ReadonlySet<string>>;
  list(fromDate: string, toDate: string): Promise<readonly FillDay[]>;
  record(day: FillDay): Promise<void>;
}
