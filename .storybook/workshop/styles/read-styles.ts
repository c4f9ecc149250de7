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

const removeComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Lists every declaration with the selectors and conditions around it, the outermost first. */
function listDeclarations(css: string): { within: string[]; text: string }[] {
  const within: string[] = [];
  const declarations: { within: string[]; text: string }[] = [];
  // A style sheet has blocks of declarations that end in a semicolon. Quotes may hold these signs.
  for (const [, text = '', sign] of removeComments(css).matchAll(/((?:'[^']*'|"[^"]*"|[^{};'"])*)([{};])/g)) {
    const trimmedText = text.trim().replace(/\s+/g, ' ');
    if (sign === '{') within.push(trimmedText);
    else if (trimmedText) declarations.push({ within: [...within], text: trimmedText });
    if (sign === '}') within.pop();
  }
  return declarations;
}

const motionPattern = /^(transition|animation)(-[a-z]+)?:/;
const motionAllowedQuery = '@media (prefers-reduced-motion: no-preference)';
const reducedMotionQuery = '@media (prefers-reduced-motion: reduce)';

/** Lists a style sheet's transitions and animations with their replacement for reduced motion. */
function listMotions(file: string, css: string): Motion[] {
  const motionDeclarations = listDeclarations(css).filter(({ text }) => motionPattern.test(text));
  const [replacements, regularDeclarations] = [true, false].map((isReduced) =>
    motionDeclarations.filter(({ within }) => within.includes(reducedMotionQuery) === isReduced),
  );
  return (regularDeclarations ?? []).map(({ text, within }) => {
    const selector = within.at(-1) ?? '';
    const replacement = replacements?.find((other) => other.within.at(-1) === selector)?.text;
    // Without a replacement, the rule for all elements in global.css applies.
    const reduced = within.includes(motionAllowedQuery) ? 'does not move' : (replacement ?? 'ends at once');
    return { file, declaration: text, selector, reduced };
  });
}

const tokenPattern = /\/\*\* ([^*]+?) \*\/\s+(\w+):/g;

const readPurposes = (source: string): Styles['purposes'] =>
  Object.fromEntries(
    [...source.matchAll(tokenPattern)].map(([, purpose = '', name = '']) => [name, purpose]),
  );

const widthQueryPattern = /@(?:media|container)[^{]*\((?:min|max)-width[^{]*/g;

/** Reads the style sheets for widths and motion, and the markup for the sizes of its icons. */
export function readStyles(): Styles {
  const sheets = globSync('src/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const queries = sheets.flatMap(([, css]) => [
    ...new Set([...removeComments(css).matchAll(widthQueryPattern)].map(([query]) => query.trim())),
  ]);
  const markup = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const sizes = markup.flatMap((tsx) =>
    [...tsx.matchAll(/<Icon\w*[^>]*\ssize=\{(\d+)\}/g)].map(([, size]) => Number(size)),
  );
  return {
    purposes: readPurposes(readFileSync('src/ui/theme/tokens.ts', 'utf8')),
    conditions: [...Map.groupBy(queries, (query) => query)]
      .map(([query, { length }]) => ({ query, files: length }))
      .toSorted((a, b) => b.files - a.files),
    motions: sheets.flatMap(([file, css]) => listMotions(file, css)),
    icons: [...Map.groupBy(sizes, (size) => size)]
      .map(([size, { length }]) => ({ size, count: length }))
      .toSorted((a, b) => a.size - b.size),
  };
}
