import { createContext, useContext } from 'react';
import type { NamesBySubject } from './describe-fields.ts';
import { subjectLabel } from './labels.ts';

export const SubjectNames = createContext<NamesBySubject>(new Map());

const kindOf = (subject: string): string => subject.slice(0, subject.indexOf(':'));
const isNumbered = (subject: string): boolean => /:\d+$/.test(subject);

/** They have no page of their own, and the order leads to them. */
const partsOfOrder: ReadonlySet<string> = new Set(['slot', 'payment', 'refund']);

/** Once each; a coupon that is named by its code is not listed by its number, too. */
export const listShownSubjects = (
  subjects: readonly string[],
  names: NamesBySubject,
): readonly string[] => {
  const codedKinds = new Set(subjects.filter((subject) => !isNumbered(subject)).map(kindOf));
  const hasOrder = subjects.some((subject) => kindOf(subject) === 'order');
  const shown = subjects.filter(
    (subject) =>
      !(hasOrder && partsOfOrder.has(kindOf(subject))) &&
      (names.has(subject) || !isNumbered(subject) || !codedKinds.has(kindOf(subject))),
  );
  const byLabel = new Map(
    shown.map((subject) => [subjectLabel(subject, names.get(subject)), subject]),
  );
  return [...byLabel.values()];
};

/** "Item Onion" where the name of the record is known, "Item 3" where it is not. */
export const useSubjectLabel = (): ((subject: string) => string) => {
  const names = useContext(SubjectNames);
  return (subject) => subjectLabel(subject, names.get(subject));
};
