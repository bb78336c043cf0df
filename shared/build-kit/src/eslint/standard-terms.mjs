const bannedWords = new Set(
  (
    'hear heard tell told wish wishes patience patiently judge parcel puller parking shelf shelve ' +
    'shelved hearts witness anew leash refusal happened'
  ).split(' '),
);
const bannedSequences = ['tries max', 'letter box'];
const bannedEndings = ['needs'];

const splitWords = (name) =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[\s_$]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const findBannedTerm = (name) => {
  const words = splitWords(name);
  const text = ` ${words.join(' ')} `;
  return (
    words.find((word) => bannedWords.has(word)) ??
    bannedSequences.find((sequence) => text.includes(` ${sequence} `)) ??
    bannedEndings.find((ending) => words.at(-1) === ending)
  );
};

export const standardTerms = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allow: [] }],
    messages: {
      term: '"{{name}}" contains "{{term}}"; use the term of docs/glossary.md.',
    },
  },
  create(context) {
    const [{ allow }] = context.options;
    const check = (node) => {
      if (node?.type !== 'Identifier' || allow.includes(node.name)) return;
      const term = findBannedTerm(node.name);
      if (term) context.report({ node, messageId: 'term', data: { name: node.name, term } });
    };
    const checkId = (node) => check(node.id);
    return {
      VariableDeclarator: checkId,
      FunctionDeclaration: checkId,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSEnumDeclaration: checkId,
    };
  },
};
