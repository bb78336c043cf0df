import { isInnerPath } from '@tokri/contracts';
import { itemOperations } from '@tokri/contracts/http';
import type { AnswerOf } from '@tokri/contracts/http';

type Slides = AnswerOf<typeof itemOperations.listSliderImages>;
type Groups = AnswerOf<typeof itemOperations.listItemGroups>;

/** What home shows and knows before its script runs: on a slow phone that is a second and more. */
export interface FirstLook {
  /** The first slide, drawn by the classes of web-kit's `slide.css` as the shop draws it. */
  readonly html: string;
  /** Answers of rows that home reads first, by operation id, and when they were read (milliseconds since 1970). */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly answeredAt: number;
}

/** As many as the shop piles up on a phone. */
const picturesMax = 4;
/** Names of pictures are hashes of our own; anything else is not written into a page. */
const picture = /^\/images\/[0-9a-f]{64}\/(?:small|medium|large)\.webp$/;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picturesOf = ({ Pictures, Image }: Slides[number]): string[] =>
  (Pictures.length > 0 ? Pictures : [Image])
    .filter((source) => picture.test(source))
    .slice(0, picturesMax);

const drawn = (slide: Slides[number]): string => {
  const pictures = picturesOf(slide)
    .map(
      (source, at) =>
        `<img src="${source}" alt="" width="160" height="160"${at === 0 ? ' fetchpriority="high"' : ''}>`,
    )
    .join('');
  const link =
    slide.LinkText && isInnerPath(slide.Link)
      ? `<a class="btn" href="${escaped(slide.Link)}">${escaped(slide.LinkText)}</a>`
      : '';
  return `<div class="first-look"></div><div class="wrap"><div class="slides"><div class="slide"><div class="slide-text"><h2>${escaped(slide.Title)}</h2><p>${escaped(slide.Text)}</p>${link}</div><div class="slide-pile" aria-hidden="true">${pictures}</div></div></div></div>`;
};

/** Slides or groups that did not come leave out what would show them. */
export const firstLookOf = ({
  slides,
  groups,
  at,
}: {
  readonly slides: Slides | undefined;
  readonly groups: Groups | undefined;
  readonly at: Date;
}): FirstLook => {
  const [first] = slides ?? [];
  return {
    html: first ? drawn(first) : '',
    answers: {
      ...(slides && { [itemOperations.listSliderImages.id]: slides }),
      ...(groups && { [itemOperations.listItemGroups.id]: groups }),
    },
    answeredAt: at.getTime(),
  };
};
