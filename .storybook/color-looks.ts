/** Attributes that identify or move an element and do not affect its colors. */
const WITHOUT_COLOR =
  /^(id|for|href|src|srcset|alt|title|name|value|placeholder|d|points|transform|datetime|colspan|rowspan|tabindex|x\d?|y\d?|aria-(label|labelledby|describedby|controls|owns|activedescendant|valuenow|valuetext|posinset|setsize|rowindex))$/;
/** Attributes of the root that are ignored: the scheme, and inline measures and print settings. */
const IGNORED_ON_ROOT = /^(style|data-mantine-color-scheme)$/;
/** Declarations of a style attribute that affect color or size. Custom properties may do either. */
const COLORING = /^\s*(--|.*(color|background|opacity|filter|font|display|visibility))/;
/** States of an element that no attribute shows. */
const STATES = [':hover', ':focus-visible', ':checked', ':disabled', ':placeholder-shown'];
/** Mantine's generated class for the responsive styles of a single element. */
const RESPONSIVE_CLASS = /__m__-\S+/g;

const looks = new Map<string, number>();
const numberOfLook = (look: string): number => {
  const known = looks.get(look) ?? looks.size;
  looks.set(look, known);
  return known;
};

const coloringDeclarations = (style: string) =>
  style
    .split(';')
    .filter((declaration) => COLORING.test(declaration))
    .join(';');

const describe = ({ name, value }: Attr) =>
  `${name}=${name === 'style' ? coloringDeclarations(value) : value.replace(RESPONSIVE_CLASS, '')}`;

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
  const asked = new Map<Element, number>();
  return function lookOf(element): number {
    const known = asked.get(element);
    if (known !== undefined) return known;
    const { parentElement, attributes, tagName } = element;
    const isColoring = ({ name }: Attr) =>
      !WITHOUT_COLOR.test(name) && (parentElement || !IGNORED_ON_ROOT.test(name));
    const own = [...attributes].filter(isColoring).map(describe);
    const states = STATES.filter((state) => element.matches(state));
    const above = parentElement ? `${lookOf(parentElement)} ${hasOwnText(parentElement)}` : `${innerWidth}`;
    const look = numberOfLook([above, tagName, ...states, ...own].join('\n'));
    asked.set(element, look);
    return look;
  };
}

/** Lists the visible elements with a text color: elements with text of their own, and fields. */
export function readableElements(): Element[] {
  const all = [...document.body.querySelectorAll('*')];
  const isRead = (element: Element) => hasOwnText(element) || element.matches('input, textarea, select');
  return all.filter((element) => isRead(element) && element.checkVisibility({ visibilityProperty: true }));
}
