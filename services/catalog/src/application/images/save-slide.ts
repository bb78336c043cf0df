import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  alwaysShown,
  isScheduleInOrder,
  withChangedHindi,
  type SlideContent,
  type SlideSchedule,
} from '../../domain/images/slide.ts';
import type { SaveResult } from '../save-result.ts';
import type { NextId } from '../ports/next-id.ts';
import type { ImageStore } from '../ports/images.ts';
import type { SlideStore, StoredSlide } from '../ports/slides.ts';

export interface SaveSlideDeps {
  readonly slides: SlideStore;
  readonly imageStore: ImageStore;
  readonly allocateId: (next: NextId) => Promise<number>;
}

export interface SlideInput {
  readonly slideId: number;
  readonly content: SlideContent;
  /** Without it a changed slide keeps its schedule, and a new one is always shown. */
  readonly schedule?: SlideSchedule;
  /** Without it a changed slide keeps its place, and a new one becomes the last. */
  readonly position?: number;
  /** The version that was edited; without it whoever saves last wins. */
  readonly rev?: number | undefined;
}

const createSlide = async (
  { slides, allocateId }: SaveSlideDeps,
  { content, schedule = alwaysShown, position }: SlideInput,
): Promise<SaveResult> => {
  const slideId = await allocateId(slides.nextId);
  const positions = (await slides.listAll()).map(({ slide }) => slide.position);
  // A retry under the same id keeps what the first attempt stored.
  await slides.insert({
    ...withChangedHindi(undefined, content),
    ...schedule,
    slideId,
    position: position ?? Math.max(0, ...positions) + 1,
  });
  return ok(slideId);
};

const findSlide = async (slides: SlideStore, slideId: number): Promise<StoredSlide | null> =>
  (await slides.listAll()).find(({ slide }) => slide.slideId === slideId) ?? null;

export const saveSlide = async (deps: SaveSlideDeps, input: SlideInput): Promise<SaveResult> => {
  const { slides, imageStore } = deps;
  const { slideId, content, schedule, position, rev } = input;
  if (schedule && !isScheduleInOrder(schedule)) return err('offer-period');
  if ((await imageStore.findExisting(content.images)).size < new Set(content.images).size)
    return err('unknown-image');
  if (slideId === 0) return createSlide(deps, input);
  return updateAggregate({
    load: () => findSlide(slides, slideId),
    decide: (stored) => {
      if (!stored) return null;
      if (rev !== undefined && rev !== stored.rev) return err('slide-changed');
      return {
        ...stored.slide,
        ...withChangedHindi(stored.slide, content),
        ...schedule,
        ...(position === undefined ? {} : { position }),
      };
    },
    save: async (stored, changed): Promise<SaveResult | typeof conflict> => {
      // An id that was never allocated must be rejected: it would later be given to another slide.
      if (!stored || !changed) throw new ProblemError('not-found');
      if ('ok' in changed) return changed;
      return (await slides.save(stored, changed)) ? ok(slideId) : conflict;
    },
  });
};
