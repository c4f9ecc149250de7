import { globSync, readFileSync } from 'node:fs';

/** Media or container query that changes the layout, and the number of style sheets with it. */
export interface Condition {
  query: string;
  files: number;
}

/** Transition or animation: its declaration, and its replacement for reduced motion. */
export interface Motion {
  file: string;
  selector: string;
  declaration: string;
  reduced: string;
}

/** Facts read from the style sheets and the markup of the product. */
export interface Styles {
  conditions: readonly Condition[];
  motions: readonly Motion[];
  /** Number of icons of each size, in px. */
  icons: readonly { size: number; count: number }[];
  /** Purpose of each token, from the comment above it. */
  purposes: Readonly<Record<string, string>>;
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Lists every declaration with the selectors and conditions around it, the outermost first. */
function declarationsOf(css: string): { within: string[]; text: string }[] {
  const within: string[] = [];
  const found: { within: string[]; text: string }[] = [];
  // A style sheet has blocks of declarations that end in a semicolon. Quotes may hold these signs.
  for (const [, text = '', sign] of withoutComments(css).matchAll(
    /((?:'[^']*'|"[^"]*"|[^{};'"])*)([{};])/g,
  )) {
    const said = text.trim().replace(/\s+/g, ' ');
    if (sign === '{') within.push(said);
    else if (said) found.push({ within: [...within], text: said });
    if (sign === '}') within.pop();
  }
  return found;
}

const MOTION = /^(transition|animation)(-[a-z]+)?:/;
const MOTION_ALLOWED = '@media (prefers-reduced-motion: no-preference)';
const REDUCED = '@media (prefers-reduced-motion: reduce)';

function motionsOf(file: string, css: string): Motion[] {
  const moving = declarationsOf(css).filter(({ text }) => MOTION.test(text));
  const [instead, plain] = [true, false].map((isReduced) =>
    moving.filter(({ within }) => within.includes(REDUCED) === isReduced),
  );
  return (plain ?? []).map(({ text, within }) => {
    const selector = within.at(-1) ?? '';
    const own = instead?.find((other) => other.within.at(-1) === selector)?.text;
    // Without a replacement, the rule for all elements in global.css applies.
    const reduced = within.includes(MOTION_ALLOWED) ? 'does not move' : (own ?? 'ends at once');
    return { file, declaration: text, selector, reduced };
  });
}

const TOKEN = /\/\*\* ([^*]+?) \*\/\s+(\w+):/g;

const purposesOf = (source: string): Styles['purposes'] =>
  Object.fromEntries([...source.matchAll(TOKEN)].map(([, purpose = '', name = '']) => [name, purpose]));

const WIDTHS = /@(?:media|container)[^{]*\((?:min|max)-width[^{]*/g;

/** Reads the style sheets for widths and motion, and the markup for the sizes of its icons. */
export function readStyles(): Styles {
  const sheets = globSync('src/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const queries = sheets.flatMap(([, css]) => [
    ...new Set([...withoutComments(css).matchAll(WIDTHS)].map(([query]) => query.trim())),
  ]);
  const markup = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const sizes = markup.flatMap((tsx) =>
    [...tsx.matchAll(/<Icon\w*[^>]*\ssize=\{(\d+)\}/g)].map(([, size]) => Number(size)),
  );
  return {
    purposes: purposesOf(readFileSync('src/ui/theme/tokens.ts', 'utf8')),
    conditions: [...Map.groupBy(queries, (query) => query)]
      .map(([query, { length }]) => ({ query, files: length }))
      .toSorted((a, b) => b.files - a.files),
    motions: sheets.flatMap(([file, css]) => motionsOf(file, css)),
    icons: [...Map.groupBy(sizes, (size) => size)]
      .map(([size, { length }]) => ({ size, count: length }))
      .toSorted((a, b) => a.size - b.size),
  };
}
