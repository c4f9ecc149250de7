import {
  getMarkupText,
  getName,
  listProperties,
  type Node,
  type NodePath,
  type ParsedSource,
  type types,
} from './syntax.ts';

export type TextKind = 'Toast' | 'In the page' | 'Empty state' | 'E-mail' | 'Text message';

/** Place in the code that gives the product a text. */
export interface TextSource {
  kind: TextKind;
  key: string;
  /** Text itself, or an expression for it. */
  value: Node | string;
  at: Node;
  /** Title above the text, if any. A story that shows the title also shows the text. */
  title?: Node;
}

const createTextSource = (kind: TextKind, key: string, value: Node | string, at: Node): TextSource => ({
  kind,
  key,
  value,
  at,
});

/** Lists the leaves of an object with their paths; for any other expression, the expression. */
function listLeaves(kind: TextKind, key: string, value: Node, at: Node): TextSource[] {
  const properties = listProperties(value);
  if (properties.length === 0) return [createTextSource(kind, key, value, at)];
  return properties.flatMap(({ name, value: child, property }) =>
    listLeaves(kind, `${key}.${name}`, child, property),
  );
}

const catalogueNames = /^([a-z]\w*M|m)essages$|Problems$|unresolvedMessage$/;

/** Returns true for an exported sentence that several files use: `NO_NOTES`. */
const isExportedSentence = (name: string, init: Node, { parentPath }: NodePath) =>
  parentPath?.parentPath?.isExportNamedDeclaration() &&
  /^[A-Z_]+$/.test(name) &&
  init.type === 'StringLiteral' &&
  /^[A-Z].* /.test(init.value);

/** Lists the texts of message catalogues and of the mock's e-mails, without the paths of links. */
export function findConstantTexts(path: NodePath<types.VariableDeclarator>): TextSource[] {
  const { id, init } = path.node;
  const name = getName(id);
  if (!init) return [];
  if (catalogueNames.test(name)) return listLeaves('In the page', name, init, init);
  if (isExportedSentence(name, init, path)) return [createTextSource('In the page', name, init, init)];
  if (name !== 'mailByPurpose') return [];
  return listLeaves('E-mail', name, init, init).filter(({ key }) => !key.endsWith('.path'));
}

const endpointFunctions = /^(endpoint|sectionCalls)$/;
const endpointCatalogues = /^(success|errors|otherErrors)$/;

/** Lists the toasts of an endpoint or of `toast()`, and the messages that the mock delivers. */
export function findCallTexts({ node, parent }: NodePath<types.CallExpression>): TextSource[] {
  const name = getName(node.callee);
  const endpoint = parent.type === 'VariableDeclarator' ? getName(parent.id) : name;
  const [first, second] = node.arguments;
  if (endpointFunctions.test(name))
    return listProperties(first)
      .filter((property) => endpointCatalogues.test(property.name))
      .flatMap(({ name: key, value, property }) =>
        listLeaves('Toast', `${endpoint}, ${key}`, value, property),
      );
  if (name === 'toast' && second) return [createTextSource('Toast', `${name}()`, second, second)];
  if (name !== 'deliver') return [];
  const mail = listProperties(second);
  const isText = mail.some(({ name: key, value }) => key === 'kind' && getName(value) === 'sms');
  return mail
    .filter(({ name: key }) => key === 'subject' || key === 'body')
    .map(({ name: key, value, property }) =>
      createTextSource(isText ? 'Text message' : 'E-mail', `deliver(), ${key}`, value, property),
    );
}

/** Lists the message of an object for `showToast`. */
export function findObjectTexts({ node }: NodePath<types.ObjectExpression>): TextSource[] {
  const parts = new Map(listProperties(node).map((part) => [part.name, part]));
  const message = parts.get('message');
  const isToast = message && parts.has('kind') && parts.has('durationMs');
  return isToast ? [createTextSource('Toast', 'showToast()', message.value, message.property)] : [];
}

/** Lists the children of an element for each outcome of the conditions among them. */
function expandConditions(children: readonly Node[]): Node[][] {
  return children.reduce<Node[][]>(
    (lists, child) => {
      const inside = child.type === 'JSXExpressionContainer' ? child.expression : child;
      const outcomes =
        inside.type === 'ConditionalExpression' ? [inside.consequent, inside.alternate] : [child];
      return lists.flatMap((list) => outcomes.map((outcome) => [...list, outcome]));
    },
    [[]],
  );
}

/** Lists the title and the texts of an empty state. */
export function findMarkupTexts(parsed: ParsedSource, { node }: NodePath<types.JSXElement>): TextSource[] {
  const { name, attributes } = node.openingElement;
  if (getName(name) !== 'EmptyState') return [];
  const titles = attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && getName(attribute.name) === 'title' && attribute.value
      ? [createTextSource('Empty state', 'EmptyState, title', attribute.value, attribute)]
      : [],
  );
  const texts = expandConditions(node.children).map((children) =>
    createTextSource('Empty state', 'EmptyState, text', getMarkupText(parsed, children), node),
  );
  return [
    ...titles,
    ...titles.slice(0, 1).flatMap(({ value }) => texts.map((text) => ({ ...text, title: value as Node }))),
  ];
}
