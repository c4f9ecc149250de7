import { formatDose } from '#domain/values/amounts/doses.ts';
import { dailyTotal, describeFrequency } from '../dosage-summary.ts';
import { joinWithAnd } from '../safety/medicine-phrases.ts';
import type { Shoop } from '../shoop.ts';

type Medicine = Pick<
  Shoop,
  'doses' | 'dailyDose' | 'dailyDoseUnit' | 'frequency' | 'frequencyUnit' | 'ingestionMethod' | 'note'
>;

/** Returns a medicine as one line, without its name: '5 mg a day · Evening 5 mg · Ingested'. */
export function medicineInBrief(medicine: Medicine): string {
  const total = dailyTotal(medicine)?.amount ?? '';
  const { doses } = medicine;
  const [first, ...others] = doses;
  // A single dose without a time of day would only repeat the total.
  const isTotal = first?.doseTime === '' && others.length === 0;
  const times = doses.map((dose) => [dose.doseTime, formatDose(dose)].filter(Boolean).join(' '));
  return [
    // A sum of doses says “a day” already, a target does not.
    total === '' || total.endsWith(' a day') ? total : `${total} a day`,
    describeFrequency(medicine),
    isTotal ? '' : joinWithAnd(times),
    medicine.ingestionMethod,
    medicine.note.trim() === '' ? '' : 'with a note',
  ]
    .filter(Boolean)
    .join(' · ');
}
