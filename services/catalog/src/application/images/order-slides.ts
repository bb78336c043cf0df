import { err, ok } from '@tokri/contracts/result';
import { namesEachOnce } from '../../domain/names-each-once.ts';
import type { SlideStore } from '../ports/slides.ts';
import type { SaveResult } from '../save-result.ts';

/** Interrupted, it leaves a mix of both orders; repeating it completes the new one. */
export const orderSlides = async (
  { slides }: { readonly slides: SlideStore },
  slideIds: readonly number[],
): Promise<SaveResult> => {
  const stored = await slides.listAll();
  const storedIds = stored.map(({ slide }) => slide.slideId);
  if (!namesEachOnce(slideIds, storedIds)) return err('slides-changed');
  const positions = new Map(slideIds.map((slideId, index) => [slideId, index + 1]));
  for (const { slide } of stored) {
    const position = positions.get(slide.slideId) ?? slide.position;
    if (position !== slide.position) await slides.setPosition(slide.slideId, position);
  }
  return ok(slideIds[0] ?? 0);
};
