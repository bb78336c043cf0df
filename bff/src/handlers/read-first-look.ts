import { itemOperations } from '@tokri/contracts/http';
import type { Operation } from '@tokri/contracts/http';
import { firstLookOf } from '../pages/first-look.ts';
import type { FirstLook } from '../pages/first-look.ts';
import type { Forward } from './forward.ts';

/** What a page tells may be this old: the shorter of the times that caches may keep these rows. */
const freshMs = 30_000;
/** A page is sent without a first look rather than later than this. */
const waitMsMax = 250;

const read = async <Answer>(
  forward: Forward,
  operation: Operation,
): Promise<Answer | undefined> => {
  try {
    const { status, body } = await forward({ operation, query: {}, headers: {} });
    return status === 200 ? (JSON.parse(body.toString('utf8')) as Answer) : undefined;
  } catch {
    // The page is whole without it; the breaker has counted the failure.
    return undefined;
  }
};

/** Home's first look from the catalog, kept for 30 s; the old one is shown while a new one is read. */
export const createFirstLook = ({
  forward,
  clock,
}: {
  readonly forward: Forward;
  readonly clock: () => Date;
}): (() => Promise<FirstLook>) => {
  let known: FirstLook | undefined;
  let reading: Promise<FirstLook> | undefined;

  const readAll = async (): Promise<FirstLook> => {
    const [slides, groups] = await Promise.all([
      read<Parameters<typeof firstLookOf>[0]['slides']>(forward, itemOperations.listSliderImages),
      read<Parameters<typeof firstLookOf>[0]['groups']>(forward, itemOperations.listItemGroups),
    ]);
    const look = firstLookOf({ slides, groups, at: clock() });
    if (slides) known = look;
    return look;
  };

  return async () => {
    if (known && clock().getTime() - known.answeredAt < freshMs) return known;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    if (known) return known;
    const late = new Promise<FirstLook>((resolve) => {
      setTimeout(() => {
        resolve(firstLookOf({ slides: undefined, groups: undefined, at: clock() }));
      }, waitMsMax).unref();
    });
    return Promise.race([reading, late]);
  };
};
