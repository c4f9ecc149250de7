/** Lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a label holds every word that is sought, in any order: 'press blood' finds 'High blood pressure'. */
export function matcher(sought: string): (label: string) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return (label) => words.every((word) => plain(label).includes(word));
}
