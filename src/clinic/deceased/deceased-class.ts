import classes from './deceased.module.css';

/** Class of an element that shows a deceased patient: a row, a card, a header (physician §2). */
export const deceasedClass = classes.deceased ?? '';
