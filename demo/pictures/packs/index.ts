import { bags } from './bags.ts';
import { bottles } from './bottles.ts';
import { boxes } from './boxes.ts';
import { rounds } from './rounds.ts';
import type { Form } from './form.ts';

export const forms = { ...bags, ...bottles, ...boxes, ...rounds } satisfies Readonly<
  Record<string, Form>
>;
export type FormName = keyof typeof forms;
