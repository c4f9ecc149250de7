/** Criterion that a person has judged, because no test can. */
export interface HandCheck {
  /** Day of the check: `2026-11-26`. */
  date: string;
  /** Checked screens and the result. */
  result: string;
}

/** Checks by hand, by criterion. A check is repeated when its screens change. */
export const handChecks: Readonly<Record<string, HandCheck>> = {
  '1.3.2': {
    date: '2026-11-26',
    result:
      'The order in the code is the order on the page, in style sheets only four elements are moved: on a phone, Update stands before Back and Next, and a mark before its title. Neither changes the meaning.',
  },
  '1.3.3': {
    date: '2026-11-26',
    result: 'No text of the atlas refers to a shape, a color or a place on the screen.',
  },
  '1.4.5': {
    date: '2026-11-26',
    result: 'Pictures of text are only the clinic’s wordmark and what users upload.',
  },
  '2.3.1': {
    date: '2026-11-26',
    result:
      'Of all animations only the interaction alert changes its brightness: once a second, four times, and not with reduced motion.',
  },
  '2.4.6': {
    date: '2026-11-26',
    result:
      'Each screen’s heading is its name in the menu or the documents, each field has its documented label, and rows of a list are numbered.',
  },
  '2.5.2': {
    date: '2026-11-26',
    result:
      'Actions happen on release. On the press itself only code is loaded, the focus is kept in a field, and the crop frame is gripped.',
  },
  '3.2.2': {
    date: '2026-11-26',
    result:
      'An answer reveals or hides questions below it. Search, filter and sort change the list they belong to. Nothing is sent and no page is opened without a button.',
  },
  '3.2.4': {
    date: '2026-11-26',
    result:
      'Buttons of equal purpose share a component and its words: Update, Add, Remove, Retry, Print, Show more.',
  },
  '3.2.6': {
    date: '2026-11-26',
    result: 'No screen offers help or a contact of the clinic, so there is no order to keep.',
  },
};
