import type { DayLimit } from '../../domain/day-limit.ts';
import type { HoldLine, HoldStore } from './holds.ts';

/** One of a day's pieces, which `unitId` names: `<unit id>:<date>`. */
export interface DayHoldLine extends HoldLine {
  readonly unitId: string;
}

/** A limit with the version of its document: the newest one counts. */
export interface StoredDayLimit extends DayLimit {
  readonly rev: number;
}

export interface DayLimitStore extends HoldStore<DayHoldLine> {
  /** Of these dates, lifted ones too. */
  of(dates: readonly string[]): Promise<readonly StoredDayLimit[]>;
  set(limit: DayLimit): Promise<void>;
}

/** The limits of this process. */
export interface DayBoard {
  /** An older state than the known one changes nothing. */
  put(limits: readonly StoredDayLimit[]): void;
  /** Days that are over: nobody asks for them any more. */
  forgetBefore(date: string): void;
  /** Another one after every change. */
  version(): number;
  /** Null or undefined: no limit. */
  left(unitId: number, date: string): number | null | undefined;
  /** Those that stand on a date or later, by date. */
  from(date: string): readonly DayLimit[];
}
