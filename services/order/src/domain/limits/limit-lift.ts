/** Staff let a customer order without the limits, through the end of a day in India. */
export interface LimitLift {
  readonly until: string;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
}
