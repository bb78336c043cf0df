import { promotionOperations, type StaffSlideResponse } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { t } from './labels.ts';
import { toSlideBody, toSlideForm } from './slide-form.ts';
import { fetchSlides, refreshSlides } from './slide-queries.ts';

type Slide = StaffSlideResponse;

const sendStatus = (slide: Slide, isOn: boolean, rev: number) =>
  sendCommand(promotionOperations.saveSlide, {
    body: toSlideBody({ ...toSlideForm(slide), isOn }, { Id: slide.Id, Rev: rev }),
  });

/** Creates the slide again at its former place. */
const sendAgain = async (slide: Slide, before: readonly Slide[]) => {
  const created = await sendCommand(promotionOperations.saveSlide, {
    body: toSlideBody(toSlideForm(slide), { Id: 0 }),
  });
  if (created.kind === 'rejected') return created;
  const place = before.findIndex(({ Id }) => Id === slide.Id);
  const others = (await fetchSlides()).map(({ Id }) => Id).filter((id) => id !== created.id);
  const order = await sendCommand(promotionOperations.orderSlides, {
    body: { SlideIds: others.toSpliced(place, 0, created.id) },
  });
  // Somebody else changed the list: the slide is back, at the end.
  return order.kind === 'rejected' && order.code === 'slides-changed' ? created : order;
};

export const useSlideChange = () => {
  const { run, isBusy } = useMutationWithFeedback({
    send: (send: () => ReturnType<typeof sendStatus>) => send(),
    refresh: refreshSlides,
    successMessage: () => '',
  });
  const apply = async (
    send: () => ReturnType<typeof sendStatus>,
    text: string,
    undo?: () => void,
  ): Promise<void> => {
    if (await run(send)) reportChange(text, undo);
  };
  const undoSwitch = async (slide: Slide): Promise<void> => {
    const current = (await fetchSlides()).find(({ Id }) => Id === slide.Id) ?? slide;
    await apply(
      () => sendStatus(current, slide.Status === 1, current.Rev),
      t('undone', { title: slide.Title }),
    );
  };
  return {
    isBusy,
    switchSlide: (slide: Slide, isOn: boolean): void =>
      void apply(
        () => sendStatus(slide, isOn, slide.Rev),
        t(isOn ? 'turnedOn' : 'turnedOff', { title: slide.Title }),
        () => void undoSwitch(slide),
      ),
    remove: (slide: Slide, all: readonly Slide[]): void =>
      void apply(
        () => sendCommand(promotionOperations.deleteSlide, { query: { SlideId: slide.Id } }),
        t('deleted', { title: slide.Title }),
        () => void apply(() => sendAgain(slide, all), t('restored', { title: slide.Title })),
      ),
  };
};
