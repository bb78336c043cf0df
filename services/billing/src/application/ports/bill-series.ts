/** A counter of numbers, such as `TI/26-27`. */
export interface NumberSeries {
  readonly name: string;
  /** The sequence number of the next document. */
  readonly next: number;
  /** Taken by documents that do not carry them yet. */
  readonly waiting: number;
}

export interface IssuedNumbers {
  readonly count: number;
  readonly last: { readonly number: string; readonly date: string } | null;
}

export interface SeriesStore {
  list(): Promise<readonly NumberSeries[]>;
  /** Documents and receipts that carry a number of the series. */
  readIssued(seriesName: string): Promise<IssuedNumbers>;
}
