import classes from './deceased.module.css';

/** The class of whatever shows somebody who has died: a row, a card, a header (physician §2). */
export const deceasedLook = classes.deceased ?? '';
