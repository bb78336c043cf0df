import { createContext, useContext } from 'react';
import { subjectLabel } from './labels.ts';

export const SubjectNames = createContext<ReadonlyMap<string, string>>(new Map());

/** "Item Onion" where the name of the record is known, "Item 3" where it is not. */
export const useSubjectLabel = (): ((subject: string) => string) => {
  const names = useContext(SubjectNames);
  return (subject) => subjectLabel(subject, names.get(subject));
};
