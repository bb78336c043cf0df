import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { withChangedHindi, type Slide } from '../../domain/images/slide.ts';
import type { SaveResult } from '../save-result.ts';
import type { NextId } from '../ports/next-id.ts';
import type { ImageStore } from '../ports/images.ts';
import type { SlideStore } from '../ports/slides.ts';

export const saveSlide = async (
  {
    slides,
    imageStore,
    allocateId,
  }: {
    readonly slides: SlideStore;
    readonly imageStore: ImageStore;
    readonly allocateId: (next: NextId) => Promise<number>;
  },
  slide: Slide,
): Promise<SaveResult> => {
  if ((await imageStore.findExisting(slide.images)).size < new Set(slide.images).size)
    return err('unknown-image');
  if (slide.slideId === 0) {
    const slideId = await allocateId(slides.nextId);
    await slides.upsert(withChangedHindi(undefined, { ...slide, slideId }));
    return ok(slideId);
  }
  // An id that was never allocated must be rejected: it would later be given to another slide.
  const before = (await slides.listAll()).find(({ slideId }) => slideId === slide.slideId);
  if (!(await slides.update(withChangedHindi(before, slide)))) throw new ProblemError('not-found');
  return ok(slide.slideId);
};
