import {
  type Node,
  type NodePath,
  nameOf,
  type Parsed,
  propertiesOf,
  type types,
  wordsOfMarkup,
} from './syntax.ts';

export type WordsKind = 'Toast' | 'In the page' | 'Empty state' | 'E-mail' | 'Text message';

/** A place in the code that gives the product words. */
export interface Saying {
  kind: WordsKind;
  key: string;
  /** What says them: the words themselves, or an expression. */
  value: Node | string;
  at: Node;
  /** Of a text that stands beneath a title: what says the title. Who shows the one shows the other. */
  title?: Node;
}

const saying = (kind: WordsKind, key: string, value: Node | string, at: Node): Saying => ({
  ...{ kind, key, value, at },
});

/** Everything at the ends of an object, with the way there; the expression itself where it is none. */
function leavesOf(kind: WordsKind, key: string, value: Node, at: Node): Saying[] {
  const properties = propertiesOf(value);
  if (properties.length === 0) return [saying(kind, key, value, at)];
  return properties.flatMap(({ name, value: below, property }) =>
    leavesOf(kind, `${key}.${name}`, below, property),
  );
}

const CATALOGUES = /^([a-z]\w*M|m)essages$|Problems$|unresolvedMessage$/;

/** A sentence that several files say: `NO_NOTES`. */
const isSentence = (name: string, init: Node, { parentPath }: NodePath) =>
  parentPath?.parentPath?.isExportNamedDeclaration() &&
  /^[A-Z_]+$/.test(name) &&
  init.type === 'StringLiteral' &&
  /^[A-Z].* /.test(init.value);

/** `messages`, `profileMessages`, `fileProblems` and so on; the mock’s `mails`, but for where their links lead. */
export function inConstant(path: NodePath<types.VariableDeclarator>): Saying[] {
  const { id, init } = path.node;
  const name = nameOf(id);
  if (!init) return [];
  if (CATALOGUES.test(name)) return leavesOf('In the page', name, init, init);
  if (isSentence(name, init, path)) return [saying('In the page', name, init, init)];
  if (name !== 'mails') return [];
  return leavesOf('E-mail', name, init, init).filter(({ key }) => !key.endsWith('.path'));
}

const ENDPOINTS = /^(endpoint|sectionCalls)$/;
const CATALOGUE_OF_A_CALL = /^(success|errors|otherErrors)$/;

/** The toasts of an endpoint, of a function that toasts, and what the mock sends. */
export function inCall({ node, parent }: NodePath<types.CallExpression>): Saying[] {
  const name = nameOf(node.callee);
  const endpoint = parent.type === 'VariableDeclarator' ? nameOf(parent.id) : name;
  const [first, second] = node.arguments;
  if (ENDPOINTS.test(name))
    return propertiesOf(first)
      .filter((property) => CATALOGUE_OF_A_CALL.test(property.name))
      .flatMap(({ name: key, value, property }) => leavesOf('Toast', `${endpoint}, ${key}`, value, property));
  if (name === 'toast' && second) return [saying('Toast', `${name}()`, second, second)];
  if (name !== 'deliver') return [];
  const mail = propertiesOf(second);
  const isText = mail.some(({ name: key, value }) => key === 'kind' && nameOf(value) === 'sms');
  return mail
    .filter(({ name: key }) => key === 'subject' || key === 'body')
    .map(({ name: key, value, property }) =>
      saying(isText ? 'Text message' : 'E-mail', `deliver(), ${key}`, value, property),
    );
}

/** What is handed to `showToast`. */
export function inObject({ node }: NodePath<types.ObjectExpression>): Saying[] {
  const parts = new Map(propertiesOf(node).map((part) => [part.name, part]));
  const message = parts.get('message');
  const isToast = message && parts.has('kind') && parts.has('duration');
  return isToast ? [saying('Toast', 'showToast()', message.value, message.property)] : [];
}

/** The title and the text of an empty state. */
export function inMarkup(parsed: Parsed, { node }: NodePath<types.JSXElement>): Saying[] {
  const { name, attributes } = node.openingElement;
  if (nameOf(name) !== 'EmptyState') return [];
  const titles = attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && nameOf(attribute.name) === 'title' && attribute.value
      ? [saying('Empty state', 'EmptyState, title', attribute.value, attribute)]
      : [],
  );
  const text = saying('Empty state', 'EmptyState, text', wordsOfMarkup(parsed, node.children), node);
  return [...titles, ...titles.slice(0, 1).map(({ value }) => ({ ...text, title: value as Node }))];
}
