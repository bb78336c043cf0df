/**
 * `open` until the day of the bill is closed, `closing` until the consolidated bill has its number,
 * then `part`.
 */
export type Consolidation = 'open' | 'closing' | 'part';
