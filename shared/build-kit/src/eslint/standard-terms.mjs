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
    .split(/[^A-Za-z\d]+/)
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

/** Names of a declaration; a destructured property keeps the name of its owner. */
const bindings = (pattern) => {
  switch (pattern?.type) {
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => bindings(property.value ?? property));
    case 'ArrayPattern':
      return pattern.elements.flatMap(bindings);
    case 'AssignmentPattern':
      return bindings(pattern.left);
    case 'RestElement':
      return bindings(pattern.argument);
    case 'TSParameterProperty':
      return bindings(pattern.parameter);
    default:
      return pattern ? [pattern] : [];
  }
};

const readName = (node) => {
  if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') return node.name;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
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
      const name = readName(node);
      if (name === undefined || allow.includes(name)) return;
      const term = findBannedTerm(name);
      if (term) context.report({ node, messageId: 'term', data: { name, term } });
    };
    const checkId = ({ id }) => bindings(id).forEach(check);
    const checkKey = ({ key, computed }) => {
      if (!computed) check(key);
    };
    const checkParameters = ({ params }) => params.flatMap(bindings).forEach(check);
    const checkFunction = (node) => {
      check(node.id);
      checkParameters(node);
    };
    return {
      VariableDeclarator: checkId,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkParameters,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSEnumDeclaration: checkId,
      TSFunctionType: checkParameters,
      TSMethodSignature: (node) => {
        checkKey(node);
        checkParameters(node);
      },
      TSPropertySignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      'ObjectExpression > Property': checkKey,
    };
  },
};
