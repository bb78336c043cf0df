import { createTranslator } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';

export const t = createTranslator({ en, hi: () => import('./messages/hi.ts') });

type LabelOf<Kind extends string> = Extract<keyof typeof en, `${Kind}.${string}`>;

/** A sign that this page does not know yet has the name of its alert and no action of its own. */
export const findLabel = <Kind extends 'sign' | 'action'>(
  kind: Kind,
  id: string,
): LabelOf<Kind> | undefined => {
  const label = `${kind}.${id}`;
  return label in en ? (label as LabelOf<Kind>) : undefined;
};
