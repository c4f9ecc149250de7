/** Use of a web API that a supported browser lacks, with the reason why it is allowed. */
export interface Exception {
  file: string;
  /** Part of the line. */
  use: string;
  reason: string;
}

/** Allowed uses of web APIs. */
export const apiExceptions: readonly Exception[] = [
  {
    file: 'mocks/console/on-address-change.ts',
    use: 'page.navigation',
    reason: 'Without it the console reads the path at the next call of the page, and at Back.',
  },
  {
    file: 'mocks/capsule/view/until-rest.ts',
    use: 'requestIdleCallback',
    reason: 'Safari has none: timers take its place.',
  },
  {
    file: 'mocks/capsule/view/until-rest.ts',
    use: 'cancelIdleCallback',
    reason: 'Reached only where there is requestIdleCallback.',
  },
  {
    file: 'mocks/server/read-body.ts',
    use: 'request.body',
    reason: 'Without a stream the body is read whole, and measured then.',
  },
  {
    file: 'src/ui/start/run-after-load.ts',
    use: 'requestIdleCallback',
    reason: 'Safari has none: a timer takes its place.',
  },
  {
    file: 'src/app/early/early-requests.ts',
    use: 'fetchPriority',
    reason: 'A hint: Firefox before 132 gives the files the same priority as the first script.',
  },
  {
    file: 'src/drafts/when-idle.ts',
    use: 'requestIdleCallback',
    reason: 'Safari has none: a timer takes its place.',
  },
  {
    file: 'src/identity/picture/crop-picture.ts',
    use: 'imageSmoothingQuality',
    reason: 'A hint: Firefox scales the picture at its own quality.',
  },
];

/** CSS properties that a supported browser lacks, each with the effect of the lack. */
export const cssExceptions: Readonly<Record<string, string>> = {
  'accent-color': 'Safari has it in part: checkboxes and radio buttons may keep its own color.',
  'box-orient': 'Part of -webkit-line-clamp, which all browsers read in its prefixed form.',
  'content-visibility': 'Only spares work: without it the same is painted.',
  'field-sizing': 'Without it a field keeps its given rows, and scrolls.',
  'forced-color-adjust': 'Forced colors are a setting of Windows, where there is no Safari.',
  'overscroll-behavior':
    'The data counts what is partly so; without it the page scrolls on at the end of a list.',
  'overscroll-behavior-x': 'As overscroll-behavior.',
  'reading-flow': 'Without it the Tab key follows the numbers of the seats after a swap.',
  'scrollbar-width': 'Safari before 18.2 draws its scroll bar below the names while they scroll.',
  'text-box': 'Trims the room above capitals: without it a label stands a pixel lower.',
  'text-size-adjust': 'Keeps phones from enlarging text; Safari reads it prefixed, Firefox does not enlarge.',
  'user-select': 'Safari reads the prefixed form, which the build adds.',
};
