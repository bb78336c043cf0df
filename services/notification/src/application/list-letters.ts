import { pageOf, type Page } from '@tokri/contracts';
import { placeKey, type Letter, type LetterBox, type Replays } from './letter-ports.ts';

export interface ListedLetter extends Letter {
  readonly replayedAt: Date | undefined;
}

const newestFirst = (a: Letter, b: Letter): number =>
  (b.at ?? '').localeCompare(a.at ?? '') || Number(BigInt(b.offset) - BigInt(a.offset));

/** A page of the dead letters, newest first, each with whether it was replayed. */
export const listLetters = async (
  { box, replays }: { readonly box: LetterBox; readonly replays: Replays },
  page: Page,
) => {
  const letters = [...(await box.all())].sort(newestFirst);
  const shown = pageOf(letters, page);
  const replayed = await replays.of(shown);
  return {
    total: letters.length,
    letters: shown.map((letter): ListedLetter => ({
      ...letter,
      replayedAt: replayed.get(placeKey(letter)),
    })),
  };
};
