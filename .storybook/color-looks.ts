/** Attributes that identify or move an element and do not affect its colors. */
const colorlessAttributes =
  /^(id|for|href|src|srcset|alt|title|name|value|placeholder|d|points|transform|datetime|colspan|rowspan|tabindex|x\d?|y\d?|aria-(label|labelledby|describedby|controls|owns|activedescendant|valuenow|valuetext|posinset|setsize|rowindex))$/;
/** Attributes of the root that are ignored: the scheme, and inline measures and print settings. */
const ignoredRootAttributes = /^(style|data-mantine-color-scheme)$/;
/** Declarations of a style attribute that affect color or size. Custom properties may do either. */
const coloringDeclaration = /^\s*(--|.*(color|background|opacity|filter|font|display|visibility))/;
/** States of an element that no attribute shows. */
const stateSelectors = [':hover', ':focus-visible', ':checked', ':disabled', ':placeholder-shown'];
/** Mantine's generated class for the responsive styles of a single element. */
const responsiveClass = /__m__-\S+/g;

const numbersByLook = new Map<string, number>();
/** Returns the number of a look, the next free one for a new look. */
const numberOfLook = (look: string): number => {
  const knownNumber = numbersByLook.get(look) ?? numbersByLook.size;
  numbersByLook.set(look, knownNumber);
  return knownNumber;
};

/** Returns the declarations of a style attribute that affect color or size. */
const keepColoringDeclarations = (style: string) =>
  style
    .split(';')
    .filter((declaration) => coloringDeclaration.test(declaration))
    .join(';');

const describeAttribute = ({ name, value }: Attr) =>
  `${name}=${name === 'style' ? keepColoringDeclarations(value) : value.replace(responsiveClass, '')}`;

/** Returns true if a child is text. Text around a link decides if color alone may mark it. */
const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/**
 * Creates a function that numbers looks. A look is an element's tag, attributes and states, the
 * looks of its ancestors, and the width of the page.
 * @returns function that gives two elements the same number if no style sheet could color them
 *   differently, except by their position among siblings; it caches, so create a new one after a change
 */
export function createLookNumbering(): (element: Element) => number {
  const numberByElement = new Map<Element, number>();
  return function getLookNumber(element): number {
    const knownNumber = numberByElement.get(element);
    if (knownNumber !== undefined) return knownNumber;
    const { parentElement, attributes, tagName } = element;
    const isColoring = ({ name }: Attr) =>
      !colorlessAttributes.test(name) && (parentElement || !ignoredRootAttributes.test(name));
    const ownAttributes = [...attributes].filter(isColoring).map(describeAttribute);
    const ownStates = stateSelectors.filter((state) => element.matches(state));
    const parentLook = parentElement
      ? `${getLookNumber(parentElement)} ${hasOwnText(parentElement)}`
      : `${innerWidth}`;
    const look = numberOfLook([parentLook, tagName, ...ownStates, ...ownAttributes].join('\n'));
    numberByElement.set(element, look);
    return look;
  };
}

/** Lists the visible elements with a text color: elements with text of their own, and fields. */
export function listReadableElements(): Element[] {
  const all = [...document.body.querySelectorAll('*')];
  const hasReadableText = (element: Element) =>
    hasOwnText(element) || element.matches('input, textarea, select');
  return all.filter(
    (element) => hasReadableText(element) && element.checkVisibility({ visibilityProperty: true }),
  );
}
