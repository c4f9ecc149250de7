/** What tells elements apart, or moves them, and has no say in their colors. */
const WITHOUT_COLOR =
  /^(id|for|href|src|srcset|alt|title|name|value|placeholder|d|points|transform|datetime|colspan|rowspan|tabindex|x\d?|y\d?|aria-(label|labelledby|describedby|controls|owns|activedescendant|valuenow|valuetext|posinset|setsize|rowindex))$/;
/** What the root has of its own: the scheme that is asked for, measures, and what is printed beside the page. */
const OF_THE_ROOT = /^(style|data-mantine-color-scheme)$/;
/** The declarations of a style attribute that can color or enlarge; variables may be either. */
const COLORING = /^\s*(--|.*(color|background|opacity|filter|font|display|visibility))/;
/** What an element is in without an attribute that says so. */
const STATES = [':hover', ':focus-visible', ':checked', ':disabled', ':placeholder-shown'];
/** Mantine's class for what one single element does at a width. */
const OWN_CLASS = /__m__-\S+/g;

const looks = new Map<string, number>();
const numbered = (look: string): number => {
  const known = looks.get(look) ?? looks.size;
  looks.set(look, known);
  return known;
};

const coloring = (style: string) =>
  style
    .split(';')
    .filter((declaration) => COLORING.test(declaration))
    .join(';');

const describe = ({ name, value }: Attr) =>
  `${name}=${name === 'style' ? coloring(value) : value.replace(OWN_CLASS, '')}`;

/** Text around a link decides whether its color alone may mark it. */
const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/**
 * Numbers the ways in which elements can be colored: by their tag, attributes and state, those of all they stand in, and
 * the width of the page.
 * @returns a function that gives two elements one number if no style sheet could color them differently but by their
 *   place among their siblings; it remembers what it has asked, so make a new one when the page has changed
 */
export function readLooks(): (element: Element) => number {
  const asked = new Map<Element, number>();
  return function lookOf(element): number {
    const known = asked.get(element);
    if (known !== undefined) return known;
    const { parentElement, attributes, tagName } = element;
    const isColoring = ({ name }: Attr) =>
      !WITHOUT_COLOR.test(name) && (parentElement || !OF_THE_ROOT.test(name));
    const own = [...attributes].filter(isColoring).map(describe);
    const states = STATES.filter((state) => element.matches(state));
    const above = parentElement ? `${lookOf(parentElement)} ${hasOwnText(parentElement)}` : `${innerWidth}`;
    const look = numbered([above, tagName, ...states, ...own].join('\n'));
    asked.set(element, look);
    return look;
  };
}

/** What has a color to be read by: text of its own, or a field. */
export function readableElements(): Element[] {
  const all = [...document.body.querySelectorAll('*')];
  const isRead = (element: Element) => hasOwnText(element) || element.matches('input, textarea, select');
  return all.filter((element) => isRead(element) && element.checkVisibility({ visibilityProperty: true }));
}
