interface Count {
  exec(): Promise<number>;
}

interface CountableModel {
  estimatedDocumentCount(): Count;
  countDocuments(filter: never): Count;
}

/**
 * The total of a list. A filter that matches everything is answered from the collection's metadata:
 * counting reads every document.
 */
export const countMatching = (
  model: CountableModel,
  filter: Readonly<Record<string, unknown>>,
): Promise<number> =>
  Object.keys(filter).length === 0
    ? model.estimatedDocumentCount().exec()
    : model.countDocuments(filter as never).exec();
