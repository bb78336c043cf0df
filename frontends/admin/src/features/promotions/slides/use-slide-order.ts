import { arrayMove } from '@dnd-kit/sortable';
import { promotionOperations, type StaffSlideResponse } from '@tokri/contracts/api';
import { isApiProblem, sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { useState } from 'react';
import { t } from './labels.ts';
import { applyOrder } from './slide-order.ts';
import { fetchSlides, refreshSlides, slidesKey } from './slide-queries.ts';

type Slides = readonly StaffSlideResponse[];

const idsOf = (slides: Slides): number[] => slides.map(({ Id }) => Id);

export interface OrderConflict {
  readonly mine: Slides;
  readonly theirs: Slides;
}

/** Shows a new order at once, saves it, and keeps it for the choice if the slides changed. */
export const useSlideOrder = () => {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<OrderConflict>();
  const show = (slides: Slides): void => void client.setQueryData(slidesKey, slides);
  const save = async (before: Slides, mine: Slides, isUndo = false): Promise<void> => {
    await client.cancelQueries({ queryKey: slidesKey });
    show(mine);
    try {
      const result = await sendCommand(promotionOperations.orderSlides, {
        body: { SlideIds: idsOf(mine) },
      });
      if (result.kind === 'done') {
        setConflict(undefined);
        reportChange(t('moved'), isUndo ? undefined : () => void save(mine, before, true));
      } else if (result.code === 'slides-changed') {
        const theirs = await fetchSlides();
        show(theirs);
        setConflict({ mine, theirs });
      } else {
        show(before);
        reportChange(result.message);
      }
    } catch (error) {
      show(before);
      reportChange(isApiProblem(error) ? error.message : t('failed'));
    } finally {
      refreshSlides(client);
    }
  };
  return {
    conflict,
    move: (slides: Slides, from: number, to: number): void =>
      void save(slides, arrayMove([...slides], from, to)),
    keepMine: ({ mine, theirs }: OrderConflict): void =>
      void save(theirs, applyOrder(idsOf(mine), theirs)),
    keepTheirs: (): void => setConflict(undefined),
  };
};
