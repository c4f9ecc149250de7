import { joinWithAnd } from '../medicine-phrases.ts';
import { incompleteWarning, type WarningRule } from '../warning.ts';
import { misreadIn } from './misread.ts';

/** Warns of easily misread words in a note and suggests replacements. */
export const styleWarnings: WarningRule = (medicines) =>
  medicines.flatMap(({ note }, medicine) => {
    const replacements = misreadIn(note).map(({ words, instead }) => `“${instead}” for “${words}”`);
    if (replacements.length === 0) return [];
    const place = `write ${joinWithAnd(replacements)}`;
    const text = `The note is easily misread: ${place}.`;
    return [incompleteWarning({ medicine, kind: 'noteStyle', field: 'note', place, text })];
  });
