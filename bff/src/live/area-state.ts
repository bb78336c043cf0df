import type { DataOf, areaState } from '@tokri/contracts/events';

/** What the stream needs of a group. */
export type AreaState = Pick<DataOf<typeof areaState>, 'groupId' | 'ranges'>;
