/** A label before what is said of it: “Dose:”, but “Any restrictions?”, since a mark that ends a sentence takes no colon. */
export const ledBy = (label: string): string => (/[.:?!]\s*$/.test(label) ? label : `${label}:`);
