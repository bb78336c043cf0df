import { err, ok } from '@tokri/contracts/result';
import type { SlideStore } from '../ports/slides.ts';
import type { SaveResult } from '../save-result.ts';

/** Interrupted, it leaves a mix of both orders; repeating it completes the new one. */
export const orderSlides = async (
  { slides }: { readonly slides: SlideStore },
  slideIds: readonly number[],
): Promise<SaveResult> => {
  const stored = await slides.listAll();
  const positions = new Map(slideIds.map((slideId, index) => [slideId, index + 1]));
  const namesEach =
    positions.size === slideIds.length &&
    slideIds.length === stored.length &&
    stored.every(({ slide }) => positions.has(slide.slideId));
  if (!namesEach) return err('slides-changed');
  for (const { slide } of stored) {
    const position = positions.get(slide.slideId) ?? slide.position;
    if (position !== slide.position) await slides.setPosition(slide.slideId, position);
  }
  return ok(slideIds[0] ?? 0);
};
