import type { Store } from '#mocks/store/store.ts';
import type { Account, CheckUpRecord } from '#mocks/store/tables.ts';
import { addCourse } from '../check-ups.ts';

type Dose = CheckUpRecord['canabiesDose'][number];

const dose = (
  product: string,
  amount: number,
  frequency: number,
  ingestionMethod: Dose['ingestionMethod'],
): Dose => ({
  ...{ product, amount, frequency, ingestionMethod },
});

/** What this clinic's patients take, the most common first. */
const medicines: readonly (readonly Dose[])[] = [
  [dose('Full-spectrum oil 20:1', 12.5, 2, 'Sublingual')],
  [dose('CBD capsules 25 mg', 25, 1, 'Ingested')],
  [dose('Full-spectrum oil 20:1', 10, 2, 'Sublingual'), dose('CBD topical balm', 5, 2, 'Topically')],
  [dose('CBN night tincture', 5, 1, 'Sublingual')],
  [dose('Full-spectrum oil 1:1', 5, 2, 'Sublingual')],
  [dose('CBD capsules 25 mg', 25, 2, 'Ingested'), dose('CBN night tincture', 5, 1, 'Sublingual')],
  [dose('Vaporizer flower', 2.5, 2, 'Inhaled')],
  [dose('Full-spectrum oil 20:1', 20, 1, 'Sublingual')],
];

const comments = ['A calm day.', 'Less sore than last week.', 'Woke up twice.', 'Forgot the morning dose.'];

const DAY = 86_400_000;

/**
 * Every third of the patients who have been here for a while logs a check-up now and then: what they take is what the
 * dashboard counts.
 */
export function seedClinicCheckUps(store: Store, patients: readonly Account[]): void {
  const since = ({ registeredAt }: Account) => Math.floor((store.now() - Date.parse(registeredAt)) / DAY);
  const loggers = patients.filter((account, place) => place % 3 === 0 && since(account) > 14);
  for (const [index, account] of loggers.entries()) {
    const newest = 1 + (index % 5);
    addCourse(store, {
      userId: account.id,
      days: Math.min(20 + ((index * 7) % 20), since(account) - newest - 1),
      newest: newest * 1440,
      gaps: 72,
      without: 10,
      objectives: { painRelief: [-20, 10 + ((index * 9) % 40)], mentalHealth: [-10, (index * 5) % 30] },
      doses: medicines[index % medicines.length] ?? [],
      comments,
    });
  }
}
